import type { PaletteEntry } from '../palette-entry';

/** What a source of entries knows of its calls. */
export interface PaletteSource {
  entries: readonly PaletteEntry[];
  isSearching: boolean;
  /** The source has more matches than it answered. */
  isPartial?: boolean;
  error: Error | null;
  retry: () => void;
}
