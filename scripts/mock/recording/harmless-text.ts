import { auditLogTypes } from '../../../service/audit-log-types';
import { cldrLocales } from '../../../service/operations/locales/cldr-locales';
import type { TextPlace } from './text-place';

const dateText = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,7})?)?(?:Z|[+-]\d\d:\d\d)?)?$/;
// Four numbers could be the address of a machine.
const shortVersion = /^\d{1,5}(?:\.\d{1,5}){1,2}$/;
const zeroIdentifier = '00000000-0000-0000-0000-000000000000';

const locales = new Set(cldrLocales);
const currencies = new Set(Intl.supportedValuesOf('currency'));
const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);
const languageNames = new Intl.DisplayNames('en-GB', {
  type: 'language',
  languageDisplay: 'standard',
});
const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** Texts that describe the platform to everybody, by the operation that answers with them. */
const publicTexts: Readonly<Record<string, ReadonlySet<string>>> = {
  listLocales: new Set(cldrLocales.flatMap((locale) => languageNames.of(locale) ?? [])),
  listCurrencies: new Set([...currencies].flatMap((code) => currencyNames.of(code) ?? [])),
  listAuditLogDescriptions: new Set([
    ...Object.keys(auditLogTypes),
    ...Object.values(auditLogTypes).map(({ name }) => name),
  ]),
};

const publicScopes = ['superuser', 'anonymous'];

/**
 * Whether a text says nothing of people and their business. The contract lists it, or it is a date, a
 * short version, a language, a currency or a time zone where the contract has such a field. Every other text is taken
 * out (docs/decisions/0109-what-a-recording-keeps.md).
 */
export function isHarmless(text: string, { operationId, field, schema }: TextPlace): boolean {
  if (text === '' || text === zeroIdentifier) return true;
  if (schema.const !== undefined) return text === schema.const;
  if (schema.enum !== undefined) return schema.enum.includes(text);
  if (/^date/.test(schema.format ?? '') || schema.pattern?.startsWith('^\\d{4}-')) {
    return dateText.test(text);
  }
  if (/^(locale|osCultureName)$/.test(field)) return locales.has(text);
  if (/^(defaultCurrencyCode|code)$/.test(field)) return currencies.has(text);
  if (/timeZone$/i.test(field)) return timeZones.has(text);
  if (/version$/i.test(field)) return shortVersion.test(text);
  if (field === 'scopes') return publicScopes.includes(text);
  return publicTexts[operationId]?.has(text) ?? false;
}
