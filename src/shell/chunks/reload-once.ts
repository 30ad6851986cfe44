const storageKey = 'reloaded-for-missing-parts';

/**
 * Claims the one reload of the page for a missing chunk, which a new version most likely explains
 * (docs/product/shell.md#missing-parts). It records the claim: a second reload for a chunk that
 * stays missing would start a loop.
 * @returns whether the page may reload
 */
export function claimReload(chunk: string, storage: Storage = sessionStorage): boolean {
  try {
    const reloaded = (storage.getItem(storageKey) ?? '').split('\n');
    if (reloaded.includes(chunk)) return false;
    storage.setItem(storageKey, [...reloaded, chunk].join('\n'));
    return true;
  } catch {
    // Without storage, the page could reload without an end.
    return false;
  }
}
