const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const triples = pairs.flatMap((pair) => letters.map((third) => pair + third));

// These are aliases of nb and sr-Latn, which the list would otherwise hold twice under two names.
const aliases = new Set(['no', 'sh']);

/**
 * Derives every combination of a language and a region that the CLDR data of this runtime has texts
 * for. It takes about a second, so that the service keeps the result as a list.
 */
export function deriveLocales(): string[] {
  const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const regions = pairs.map((pair) => pair.toUpperCase()).filter((code) => regionNames.of(code));
  const languages = Intl.DateTimeFormat.supportedLocalesOf([...pairs, ...triples]);
  return languages
    .filter((language) => /^[a-z]{2,3}$/.test(language) && !aliases.has(language))
    .flatMap((language) => regions.map((region) => `${language}-${region}`))
    .filter((tag) => Intl.getCanonicalLocales(tag)[0] === tag && isKnown(tag))
    .sort();
}

/**
 * Whether the runtime has data for a tag. A tag without its own data resolves to its language
 * alone.
 */
function isKnown(tag: string): boolean {
  return new Intl.Segmenter(tag).resolvedOptions().locale === tag;
}
