const styleOfPage = globalThis.document && getComputedStyle(document.documentElement);

/** How much larger than usual a person has set the text of the browser: 2 for 200 %. 1 without a page. */
export const fontScale = Number.parseFloat(styleOfPage?.fontSize ?? '') / 16 || 1;
