import { expect, test } from 'vitest';
import type { Currency, Locale } from '../../../src/api/schema.gen';
import { testService } from '../../testing/test-service';
import { cldrLocales } from './cldr-locales';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const pairs = letters.flatMap((first) => letters.map((second) => first + second));
const triples = pairs.flatMap((pair) => letters.map((third) => pair + third));

// These are aliases of nb and sr-Latn, which the list would otherwise hold twice under two names.
const aliases = new Set(['no', 'sh']);

/**
 * Derives every combination of a language and a region that the CLDR data of this runtime has texts
 * for. It takes about a second, so that the service keeps the result as a list.
 */
function deriveLocales(): string[] {
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

test('the list of locales matches the runtime, except for changes between CLDR versions', () => {
  const derived = new Set(deriveLocales());
  const listed = new Set(cldrLocales);
  expect(listed.size).toBe(cldrLocales.length);
  expect([...listed].filter((tag) => !derived.has(tag)).length).toBeLessThan(listed.size / 20);
  expect([...derived].filter((tag) => !listed.has(tag)).length).toBeLessThan(listed.size / 20);
});

test('everybody reads the locales and currencies, each once and with a name', async () => {
  const service = await testService({ isDemo: false });
  const locales = (await (await service.call('/api/locale/')).json()) as Locale[];
  const currencies = (await (await service.call('/api/currency/')).json()) as Currency[];
  await service.close();

  expect(locales).toContainEqual({ locale: 'en-GB', name: 'English (United Kingdom)' });
  expect(locales).toContainEqual({ locale: 'nb-NO', name: 'Norwegian Bokmål (Norway)' });
  expect(locales).toContainEqual({ locale: 'zh-CN', name: 'Chinese (China)' });
  expect(new Set(locales.map(({ name }) => name)).size).toBe(locales.length);
  expect(locales.length).toBeGreaterThan(500);

  expect(currencies).toContainEqual({ code: 'GBP', name: 'British Pound' });
  expect(currencies.map(({ code }) => code)).toEqual(currencies.map(({ code }) => code).sort());
  expect(currencies.length).toBeGreaterThan(150);
  expect(currencies.filter(({ name }) => /\d{4}/.test(name))).toEqual([]);
});
