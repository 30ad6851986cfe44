// Blanks of any kind: no-break, thin and ideographic ones, tabs and line breaks.
const blanks = /[\p{Z}\t-\r\u0085]+/gu;

const invisible = String.raw`[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}]`;

/** The invisible characters that a text needs, because a visible one beside them changes with them. */
const needed = [
  // Joiners inside of a word. No letter of these three scripts joins its neighbour.
  String.raw`(?<=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\p{L}\p{M}])[\u200c\u200d](?=(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})`,
  // Composed emoji: of several people, on a keycap, and the flags of parts of a country.
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]+\u{e007f}`,
  // The variants of a Chinese or Japanese character, which names are written with.
  String.raw`(?<=\p{Ideographic})[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
].join('|');

const neededOrInvisible = new RegExp(`(${needed})|${invisible}`, 'gu');

/**
 * Most texts are ASCII, but for the … of `idEnd` in the labels of namesakes. The expressions above are slow on
 * ten thousand names or an image.
 */
const isPlain = (text: string) => /^(?:[!-~…]+(?: [!-~…]+)*)?$/.test(text);

/**
 * Returns a text of one line as it is stored: composed (NFC), with single ordinary blanks and none at
 * its ends, and without invisible characters. They come with texts that are pasted from mails and
 * documents, and would make two names look alike (docs/product/validation.md#texts-as-they-are-stored).
 */
export function storedText(text: string): string {
  if (isPlain(text)) return text;
  return text
    .replace(blanks, ' ')
    .replace(neededOrInvisible, (_, kept?: string) => kept ?? '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .normalize('NFC');
}

/** Whether a text has characters that nobody sees, and that it does not need. */
export const hasHiddenCharacters = (text: string): boolean =>
  [...text.matchAll(neededOrInvisible)].some(([, kept]) => kept === undefined);

/** Whether a text can be stored as it is: it has no null character and no half of a character. */
export const isStorable = (text: string): boolean => !/[\0\p{Cs}]/u.test(text);

/**
 * Returns what two texts have in common that are the same for a person: they differ in case, in
 * composition and in what is invisible at most. An accent makes another text. What must be unique is
 * compared by it, in the console and in the database.
 */
export const textKey = (text: string): string =>
  storedText(text)
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('ς', 'σ')
    .normalize('NFC');

// Letters whose accent is part of the letter, so that no decomposition removes it.
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

// Accents and joiners belong to no script of their own. The vowels of Indian scripts do, and stay.
const accents = /[\p{Script=Inherited}\p{Default_Ignorable_Code_Point}\u0591-\u05c7]/gu;

/** Folds a text for a search that ignores case and accents, so that "zurich" finds "Zürich". */
export function foldedText(text: string): string {
  if (isPlain(text)) return text.toLowerCase();
  return text
    .replace(blanks, ' ')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(accents, '')
    .replaceAll(/[ßæœøđðþłı]/g, (letter) => plainLetters[letter] ?? letter)
    .replaceAll('ς', 'σ')
    .normalize('NFC');
}
