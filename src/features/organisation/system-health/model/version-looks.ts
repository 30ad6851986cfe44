import { type HealthSite, statesBelow } from './health-sites';

/** The numbers of the styles in version-looks.module.css. */
export const lookCounts = { colours: 7, patterns: 8, densities: 4 } as const;

/**
 * Returns the look of a version. Neighbours differ in colour and in pattern. 32 versions in a row
 * differ in pattern or density, and 224 in their whole look, because 7 and 32 have no common factor.
 * @param index the place of the version among all of its application, from 0
 */
export function versionLook(index: number) {
  const { colours, patterns, densities } = lookCounts;
  return {
    colour: index % colours,
    pattern: index % patterns,
    density: Math.floor(index / patterns) % densities,
  };
}

/** How a version is drawn. The pattern with its density tells versions apart without the colour. */
export type VersionLook = ReturnType<typeof versionLook>;

/**
 * Returns the looks of all versions by application. They are counted over the whole tree from the
 * oldest version on: a version keeps its look at every node, and when a newer one arrives.
 */
export function versionLooks(
  sites: readonly HealthSite[],
): ReadonlyMap<string, ReadonlyMap<string, VersionLook>> {
  return new Map(
    statesBelow(sites).map(({ application, versions }) => {
      const named = versions.filter(({ version }) => version !== '');
      const oldestFirst = named.map(({ version }) => version).reverse();
      return [application, new Map(oldestFirst.map((version, at) => [version, versionLook(at)]))];
    }),
  );
}
