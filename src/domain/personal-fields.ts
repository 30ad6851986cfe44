import type { User, UserChange } from '~/api/users';
import type { fieldLimits } from './contract/field-limits.gen';
import { isEmailAddress, malformedAddress } from './email-address';
import { historyFields } from './record-history';
import { requiredTextError } from './typed-text';

/** The fields that a person edits in their profile, and that a super user edits for them. */
export type PersonalFields = Required<Omit<UserChange, 'userID' | 'scopes'>>;

export type LimitedField = keyof typeof fieldLimits.UserChange;

// The fields of docs/product/administration.md#edit-user without those of a super user and of other pages.
const { isServerAdministrator, scopes, password, ...personalFieldLabels } = historyFields.User;

export { personalFieldLabels };

/** Returns the text of a field's value that is no text itself. */
export const personalFieldText = (
  field: string,
  value: PersonalFields[keyof PersonalFields] | boolean,
): string | undefined => (field === 'image' && value ? 'An image' : undefined);

const newPerson: PersonalFields = {
  shortName: '',
  fullName: '',
  email: '',
  locale: 'en-GB',
  defaultCurrencyCode: 'GBP',
  image: null,
};

/** Picks the personal fields of a stored user; the defaults of a new one when there is none. */
export function personalFieldsOf(stored: User | undefined): PersonalFields {
  if (!stored) return newPerson;
  const { userID, scopes, isEmailUnconfirmed, ...fields } = stored;
  return { ...newPerson, ...fields };
}

/** Returns the error of each invalid field (docs/product/validation.md#maximum-lengths). */
export function personalFieldErrors(
  fields: PersonalFields,
  loaded: PersonalFields,
  limits: Record<LimitedField, number>,
) {
  const { shortName, fullName, email, locale, defaultCurrencyCode } = fields;
  return {
    shortName: requiredTextError(shortName, 'Enter a display name.', limits.shortName),
    fullName: requiredTextError(fullName, 'Enter the full name.', limits.fullName),
    email:
      requiredTextError(email, 'Enter an email address.', limits.email) ??
      // A malformed address that is already stored must not block a save of the other fields.
      (email === loaded.email || isEmailAddress(email) ? undefined : malformedAddress),
    locale: locale === '' ? 'Choose a locale.' : undefined,
    defaultCurrencyCode: defaultCurrencyCode === '' ? 'Choose a currency.' : undefined,
  } satisfies Record<Exclude<keyof PersonalFields, 'image'>, string | undefined>;
}
