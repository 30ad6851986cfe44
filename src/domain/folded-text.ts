/** Folds a text for a search that ignores case and accents. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
