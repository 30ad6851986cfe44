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

/** Whether records may be added. */
export function canInsert(rights: GridRights): boolean {
  return (rights & gridRights.Insert) !== 0;
}

/** Whether records may be changed. */
export function canChange(rights: GridRights): boolean {
  return (rights & gridRights.Change) !== 0;
}

/** Whether records may be deleted. */
export function canDelete(rights: GridRights): boolean {
  return (rights & gridRights.Delete) !== 0;
}
