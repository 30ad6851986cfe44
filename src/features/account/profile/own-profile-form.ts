import type { OwnProfile, OwnProfileChange } from '~/api/own-profile';
import type { RecordFields } from '~/components/edit-page/use-record-form';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import {
  type PersonalFields,
  personalFieldErrors,
  personalFieldLabels,
  personalFieldsOf,
  personalFieldText,
} from '~/domain/personal-fields';

const limits = fieldLimits.OwnProfileChange;

/**
 * Builds the whole record to send (docs/product/calls.md#whole-records). The scopes stay as loaded:
 * nobody changes their own here.
 * @param loaded the stored record, which gives the id and the scopes
 */
export function ownProfileChangeOf(form: PersonalFields, loaded: OwnProfile): OwnProfileChange {
  return exactly<OwnProfileChange>()({
    userID: loaded.userID,
    ...form,
    scopes: loaded.scopes,
  });
}

/** The fields of Edit My Profile. */
export const ownProfileFields = {
  formOf: personalFieldsOf,
  errorsOf: (form, loaded) => personalFieldErrors(form, loaded, limits),
  labels: personalFieldLabels,
  limits,
  wordsOf: personalFieldText,
} satisfies RecordFields<OwnProfile, PersonalFields>;

/**
 * Whether a save left the stored address unchanged. A service may wait until the person confirms
 * the new address by mail (decision 0055).
 */
export function isEmailUnconfirmed(sent: string, stored: string): boolean {
  return stored.toLowerCase() !== sent.toLowerCase();
}
