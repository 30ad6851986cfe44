/** How much larger than usual a person has set the text of the browser: 2 for 200 %. */
export const fontScale =
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
