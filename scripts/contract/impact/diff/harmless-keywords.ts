/**
 * The keywords that break nobody, wherever they are. The gate of `npm run check` and `npm run impact`
 * have this one list (docs/contract.md#what-breaks-a-caller). A keyword that is missing here, and that no
 * rule judges, counts as breaking.
 */
export const harmlessKeywords: ReadonlySet<string> = new Set([
  '$comment',
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'summary',
  'title',
  // The name of a generated module concerns the console alone.
  'x-module',
]);
