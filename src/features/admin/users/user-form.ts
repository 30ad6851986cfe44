import type { User, UserChange } from '~/api/users';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { hasEmailStructure } from '~/domain/email-structure';
import { limitError } from '~/domain/text-limit';

/** What Edit User holds while a person edits. */
export interface UserForm {
  shortName: string;
  fullName: string;
  email: string;
  locale: string;
  defaultCurrencyCode: string;
  image: string | null;
  isServerAdministrator: boolean;
}

const superUserScope = 'superuser';

export const userFieldLimits = fieldLimits.UserChange;

/** The form of a loaded user; of a new one when there is none. Missing fields become empty. */
export function userFormOf(user: Partial<User> | undefined): UserForm {
  return {
    shortName: user?.shortName ?? '',
    fullName: user?.fullName ?? '',
    email: user?.email ?? '',
    locale: user?.locale ?? 'en-GB',
    defaultCurrencyCode: user?.defaultCurrencyCode ?? 'GBP',
    image: user?.image ?? null,
    isServerAdministrator: user?.scopes?.includes(superUserScope) ?? false,
  };
}

/**
 * The record to send. A new user (no `loaded`) goes without an id. Scopes that this screen does not
 * know stay as they are.
 */
export function userChangeOf(form: UserForm, loaded: User | undefined): UserChange {
  const { isServerAdministrator, ...fields } = form;
  const otherScopes = (loaded?.scopes ?? []).filter((scope) => scope !== superUserScope);
  return {
    ...(loaded && { userID: loaded.userID }),
    ...fields,
    scopes: isServerAdministrator ? [...otherScopes, superUserScope] : otherScopes,
  };
}

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function userFormErrors(
  form: UserForm,
  loaded: UserForm,
): Partial<Record<keyof UserForm, string>> {
  const errors = {
    shortName: requiredText(form.shortName, 'Enter a display name.', userFieldLimits.shortName),
    fullName: requiredText(form.fullName, 'Enter the full name.', userFieldLimits.fullName),
    email:
      requiredText(form.email, 'Enter an email address.', userFieldLimits.email) ??
      // An address that was stored otherwise must not keep the other fields from being saved.
      (form.email === loaded.email || hasEmailStructure(form.email)
        ? undefined
        : 'Enter an email address such as name@example.com.'),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}

function requiredText(text: string, emptyError: string, limit: number): string | undefined {
  return text.trim() === '' ? emptyError : limitError(text, limit);
}
