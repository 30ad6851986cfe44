import { expect, test } from 'vitest';
import type { Currency, Locale } from '../../src/api/schema.gen';
import { testService } from '../testing/test-service';
import { cldrLocales } from './cldr-locales';
import { deriveLocales } from './derive-locales';

test('the list of locales matches the runtime, except for changes between CLDR versions', () => {
  const derived = new Set(deriveLocales());
  const listed = new Set(cldrLocales);
  expect(listed.size).toBe(cldrLocales.length);
  expect([...listed].filter((tag) => !derived.has(tag)).length).toBeLessThan(listed.size / 20);
  expect([...derived].filter((tag) => !listed.has(tag)).length).toBeLessThan(listed.size / 20);
}, 60_000);

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
