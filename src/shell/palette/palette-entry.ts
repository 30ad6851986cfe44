/** The groups of the palette, in their order. */
export const paletteGroups = [
  'Recent',
  'Screens',
  'Organisations',
  'Users',
  'Access',
  'Teams',
  'Permission Groups',
  'Outlets and Terminals',
  'Service Accounts',
  'Clients and Servers',
] as const;

/** Something to which the palette leads. */
export interface PaletteEntry {
  group: (typeof paletteGroups)[number];
  /** The address within the console. */
  path: string;
  title: string;
  /** What tells entries of the same title apart, such as the organisation. */
  detail?: string | undefined;
  /** A code by which people know the record. */
  code?: string | undefined;
  /** The id of the record, which a person may paste. */
  id?: string | undefined;
  /** The service found the entry for the present text, perhaps by another text than its name. */
  isFound?: boolean;
}

/** Makes an address of a route's beginning and an id, which may have any characters. */
export const pathTo = (start: string, id: string): string => `${start}/${encodeURIComponent(id)}`;

/** What a source of entries knows of its calls. */
export interface PaletteSource {
  entries: readonly PaletteEntry[];
  isSearching: boolean;
  /** The source has more matches than it answered. */
  isPartial?: boolean;
  error: Error | null;
  retry: () => void;
}
