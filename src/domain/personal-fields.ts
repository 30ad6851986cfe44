import { isEmailAddress } from './email-structure';
import { nameError } from './name-error';
import { limitError } from './text-limit';

/** The fields that a person edits in their profile, and that a super user edits for them. */
export interface PersonalFields {
  shortName: string;
  fullName: string;
  email: string;
  locale: string;
  defaultCurrencyCode: string;
  image: string | null;
}

type TextLimits = Record<'shortName' | 'fullName' | 'email', number>;

/** The labels in the order of the form (docs/product/administration.md#edit-user). */
export const personalFieldLabels = {
  shortName: 'Display Name',
  fullName: 'Full Name',
  image: 'Image',
  email: 'Email',
  locale: 'Locale',
  defaultCurrencyCode: 'Currency',
} as const satisfies Record<keyof PersonalFields, string>;

/** Returns the text of a field's value that is no text itself. */
export const personalFieldText = (field: string, value: unknown): string | undefined =>
  field === 'image' && value ? 'An image' : undefined;

const newPerson: PersonalFields = {
  shortName: '',
  fullName: '',
  email: '',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null,
};

/** Picks the personal fields of a stored user; the defaults of a new one when there is none. */
export function personalFieldsOf(stored: PersonalFields = newPerson): PersonalFields {
  const { shortName, fullName, email, locale, defaultCurrencyCode, image } = stored;
  return { shortName, fullName, email, locale, defaultCurrencyCode, image };
}

/** Returns the errors by field (docs/product/validation.md#maximum-lengths). */
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
      // A malformed address that is already stored must not block a save of the other fields.
      (email === loaded.email || isEmailAddress(email.trim())
        ? undefined
        : 'Enter an email address such as name@example.com.'),
    locale: locale === '' ? 'Choose a locale.' : undefined,
    defaultCurrencyCode: defaultCurrencyCode === '' ? 'Choose a currency.' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
