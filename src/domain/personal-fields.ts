import { isEmailAddress } from './email-structure';
import { nameError } from './name-error';
import { limitError } from './text-limit';

/** What is edited about a person, by the person or by an administrator. */
export interface PersonalFields {
  shortName: string;
  fullName: string;
  email: string;
  locale: string;
  defaultCurrencyCode: string;
  image: string | null;
}

type TextLimits = Record<'shortName' | 'fullName' | 'email', number>;

/**
 * What the fields are called (docs/product/administration.md#edit-user), in the order of the form.
 */
export const personalFieldLabels = {
  shortName: 'Display Name',
  fullName: 'Full Name',
  image: 'Image',
  email: 'Email',
  locale: 'Locale',
  defaultCurrencyCode: 'Currency',
} as const satisfies Record<keyof PersonalFields, string>;

const newPerson: PersonalFields = {
  shortName: '',
  fullName: '',
  email: '',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null,
};

/** The fields of a stored person, of a new one when there is none. */
export function personalFieldsOf(stored: PersonalFields = newPerson): PersonalFields {
  const { shortName, fullName, email, locale, defaultCurrencyCode, image } = stored;
  return { shortName, fullName, email, locale, defaultCurrencyCode, image };
}

/**
 * What is wrong with each field, by field; nothing when they can be saved
 * (docs/product/validation.md#maximum-lengths).
 */
export function personalFieldErrors(
  fields: PersonalFields,
  loaded: PersonalFields,
  limits: TextLimits,
): Partial<Record<keyof PersonalFields, string>> {
  const { shortName, fullName, email, locale, defaultCurrencyCode } = fields;
  const errors = {
    shortName: nameError(shortName, 'Enter a display name.', limits.shortName),
    fullName: nameError(fullName, 'Enter the full name.', limits.fullName),
    email:
      (email.trim() === '' ? 'Enter an email address.' : limitError(email, limits.email)) ??
      // An address that was stored otherwise must not keep the other fields from being saved.
      (email === loaded.email || isEmailAddress(email.trim())
        ? undefined
        : 'Enter an email address such as name@example.com.'),
    locale: locale === '' ? 'Choose a locale.' : undefined,
    defaultCurrencyCode: defaultCurrencyCode === '' ? 'Choose a currency.' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
