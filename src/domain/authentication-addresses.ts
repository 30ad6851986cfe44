/** The sign-in page; it leads back to / (docs/product/shell.md#login-and-logout-addresses). */
export const loginAddress = '/authentication/login?returnUrl=/';

export const logoutAddress = '/authentication/logout';
