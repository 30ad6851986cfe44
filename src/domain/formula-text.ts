// A sign with which a formula begins, also in full width. A spreadsheet program that splits at
// semicolons or tabs begins a cell after each of them, and a row after a line break in a text.
const formulaStart = /(^|[;\t\r\n])((?:(?![\t\r\n])[\s"])*)([=+\-@＝＋－＠﹦﹢﹣﹫])/gu;

/**
 * Returns a text that no spreadsheet program reads as a formula: an apostrophe stands before each
 * sign that could begin one (docs/product/many-at-once.md#export).
 */
export function withoutFormula(text: string): string {
  return text.replace(formulaStart, "$1$2'$3");
}
