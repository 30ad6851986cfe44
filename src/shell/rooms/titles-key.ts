/** Where the browser remembers whether the titles of the pages of an area are shown. */
export const titlesKey = 'console-pages';
