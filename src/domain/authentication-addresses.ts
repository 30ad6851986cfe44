/** The sign-in page, which returns to / (docs/product/shell.md#login-and-logout-addresses). */
export const loginAddress = '/authentication/login?returnUrl=/';

export const logoutAddress = '/authentication/logout';
