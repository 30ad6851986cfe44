import type { OwnProfile, OwnProfileChange } from '~/api/own-profile';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { type PersonalFields, personalFieldErrors } from '~/domain/personal-fields';

export const ownProfileLimits = fieldLimits.OwnProfileChange;

/**
 * Builds the whole record to send (docs/product/calls.md#whole-records). The scopes stay as loaded:
 * nobody changes their own here.
 * @param loaded the stored record, which gives the id and the scopes
 */
export function ownProfileChangeOf(form: PersonalFields, loaded: OwnProfile): OwnProfileChange {
  return exactly<OwnProfileChange>()({
    userID: loaded.userID,
    ...form,
    shortName: form.shortName.trim(),
    fullName: form.fullName.trim(),
    email: form.email.trim(),
    scopes: loaded.scopes,
  });
}

/** Returns the error of each field. The result is empty when the profile can be saved. */
export const ownProfileErrors = (form: PersonalFields, loaded: PersonalFields) =>
  personalFieldErrors(form, loaded, ownProfileLimits);

/**
 * Whether a save left the stored address unchanged. A service may wait until the person confirms
 * the new address by mail (decision 0055).
 */
export function isEmailUnconfirmed(sent: string, stored: string): boolean {
  return stored.toLowerCase() !== sent.toLowerCase();
}
