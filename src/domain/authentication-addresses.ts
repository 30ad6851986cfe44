/** The sign-in page; it leads back to / (section 2.2). */
export const loginAddress = '/authentication/login?returnUrl=/';

export const logoutAddress = '/authentication/logout';
