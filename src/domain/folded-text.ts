/** A text as a person looks for it: without regard to case and accents. */
export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
