import type { paths } from './schema.gen';

type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

/** A call that the loader of a route sends, with or without a query. */
export type RouteRead = ReadPath | `${ReadPath}?${string}`;
