/** The product's name: in the header, in document titles and in the names of its own types. */
export const productName = 'Authentication';

/** The sign-in page, which returns to / (docs/product/shell.md#login-and-logout-addresses). */
export const loginAddress = '/authentication/login?returnUrl=/';

export const logoutAddress = '/authentication/logout';

/** Local storage: the id of who has pressed Logout while the server could not be reached. */
export const signOutKey = 'console-sign-out';

/** The BroadcastChannel of the console's tabs and of the page that follows a sign-out. */
export const sessionChannel = 'console-session';

/**
 * What this browser forgets when a person signs out, by their keys in its storage: recent places, and the
 * filters of grids, which can name people (docs/product/views.md#after-logout).
 */
export const forgottenKeys = { places: 'console-recent-places', filters: 'console-view-filters-1' };
