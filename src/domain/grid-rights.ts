/** What a grid lets its user do (docs/product/grids.md#grid-rights). */
export const gridRights = {
  None: 0,
  Insert: 1,
  Change: 2,
  Delete: 4,
  // All four bits, although only three of them have a meaning.
  Full: 15,
} as const;

/** Any combination of the flags of `gridRights`. */
export type GridRights = number;

export const canInsert = (rights: GridRights): boolean => (rights & gridRights.Insert) !== 0;
export const canChange = (rights: GridRights): boolean => (rights & gridRights.Change) !== 0;
export const canDelete = (rights: GridRights): boolean => (rights & gridRights.Delete) !== 0;
