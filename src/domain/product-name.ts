/** The product's name: in the header, in document titles and in the names of its own types. */
export const productName = 'Authentication';
