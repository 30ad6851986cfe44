/** The key of the recent places in the browser's storage. */
export const placesKey = 'console-recent-places';

/** Removes the recent places from the browser: the person leaves it. */
export function forgetPlaces(): void {
  try {
    localStorage.removeItem(placesKey);
  } catch {
    // Without storage there are none.
  }
}
