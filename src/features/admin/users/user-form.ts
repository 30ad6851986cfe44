import type { User, UserChange } from '~/api/users';
import type { RecordFields } from '~/components/edit-page/record-fields';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import {
  type PersonalFields,
  personalFieldErrors,
  personalFieldLabels,
  personalFieldsOf,
  personalFieldText,
} from '~/domain/personal-fields';
import { historyFields } from '~/domain/record-history';

export type UserForm = PersonalFields & { isServerAdministrator: boolean };

const superUserScope = 'superuser';

const limits = fieldLimits.UserChange;

/** Returns the form values of a loaded user, or of a new one without `user`. */
export function userFormOf(user: User | undefined): UserForm {
  return {
    ...personalFieldsOf(user),
    isServerAdministrator: user?.scopes.includes(superUserScope) === true,
  };
}

const userFieldsOf = ({ isServerAdministrator, ...fields }: UserForm): UserChange =>
  exactly<UserChange>()({ ...fields, scopes: isServerAdministrator ? [superUserScope] : [] });

/** Returns the record to send. Scopes that this screen does not know stay. */
export const userChangeOf = changeBy(recordKinds.User, userFormOf, userFieldsOf);

export const userFields = {
  formOf: userFormOf,
  errorsOf: (form, loaded) => personalFieldErrors(form, loaded, limits),
  labels: {
    ...personalFieldLabels,
    isServerAdministrator: historyFields.User.isServerAdministrator,
  },
  limits,
  wordsOf: personalFieldText,
  sources: { isServerAdministrator: ['scopes'] },
} satisfies RecordFields<User, UserForm>;
