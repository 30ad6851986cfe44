/** A page of the console that a change touches. */
export interface TouchedScreen {
  /** The address, with its parameters: `/admin/users/edit/$id`. */
  route: string;
  /** The file of the screen, or of the route if it shows none. */
  file: string;
  /** True if the file is a frame: the change touches every page below the address. */
  isFrame: boolean;
}

/** What a change touches. Files are sorted; sections and scenarios come in the order of their documents. */
export interface Places {
  /** The calls of `src/api`: `src/api/users.ts` with `userQueries.list`. */
  api: { file: string; names: string[] }[];
  screens: TouchedScreen[];
  /** The service's handlers: a file with the operations that it answers. */
  handlers: { file: string; names: string[] }[];
  /** Files of console and service that name the changed field, enum or code. */
  named: string[];
  tests: Record<'unit' | 'screen' | 'service' | 'browser' | 'tool', string[]>;
  /** As in `?mock=`. */
  scenarios: string[];
  /** Sections of documents: `docs/product/calls.md#paths-of-the-platform`. */
  documents: string[];
}

/** Returns the places of a change that touches nothing. */
export const noPlaces = (): Places => ({
  api: [],
  screens: [],
  handlers: [],
  named: [],
  tests: { unit: [], screen: [], service: [], browser: [], tool: [] },
  scenarios: [],
  documents: [],
});
