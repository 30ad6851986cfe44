import type { User, UserChange } from '~/api/users';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import {
  type PersonalFields,
  personalFieldErrors,
  personalFieldsOf,
} from '~/domain/personal-fields';

/** What Edit User holds while a person edits. */
export interface UserForm extends PersonalFields {
  isServerAdministrator: boolean;
}

const superUserScope = 'superuser';

export const userFieldLimits = fieldLimits.UserChange;

/** The form of a loaded user; of a new one when there is none. */
export function userFormOf(user: User | undefined): UserForm {
  return {
    ...personalFieldsOf(user),
    isServerAdministrator: user?.scopes.includes(superUserScope) ?? false,
  };
}

/**
 * The record to send. A new user (no `loaded`) goes without an id. Scopes that this screen does not
 * know stay as they are.
 */
export function userChangeOf(form: UserForm, loaded: User | undefined): UserChange {
  const { isServerAdministrator, ...fields } = form;
  const otherScopes = loaded ? loaded.scopes.filter((scope) => scope !== superUserScope) : [];
  return exactly<UserChange>()({
    ...(loaded && { userID: loaded.userID }),
    ...fields,
    scopes: isServerAdministrator ? [...otherScopes, superUserScope] : otherScopes,
  });
}

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function userFormErrors(
  form: UserForm,
  loaded: UserForm,
): Partial<Record<keyof UserForm, string>> {
  return personalFieldErrors(form, loaded, userFieldLimits);
}
