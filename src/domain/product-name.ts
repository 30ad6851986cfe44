/** What this product calls itself: in the header, in document titles, in the name of its own types. */
export const productName = 'Authentication';
