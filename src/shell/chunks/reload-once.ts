const storageKey = 'reloaded-for-missing-parts';

/**
 * Whether the page may reload itself for a missing part, which a newly deployed version explains
 * (docs/product/shell.md#missing-parts): once for each part, so that a part that stays missing
 * starts no loop. Remembers that it did.
 */
export function claimReload(chunk: string, storage: Storage = sessionStorage): boolean {
  try {
    const reloaded = (storage.getItem(storageKey) ?? '').split('\n');
    if (reloaded.includes(chunk)) return false;
    storage.setItem(storageKey, [...reloaded, chunk].join('\n'));
    return true;
  } catch {
    // Without a memory a reload could repeat itself for ever.
    return false;
  }
}
