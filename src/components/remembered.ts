/** Returns what this browser remembers; null for nothing, and without storage. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Lets this browser remember a choice. Returns whether it does: it may have no storage. */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes what this browser remembers under a key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing.
  }
}
