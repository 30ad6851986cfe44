/** Characters of all that is chosen. Browsers drop a cookie above 4,096 bytes without an error. */
export const longestCookie = 3800;
