import type { OwnProfile, OwnProfileChange } from '~/api/own-profile';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { type PersonalFields, personalFieldErrors } from '~/domain/personal-fields';

export const ownProfileLimits = fieldLimits.OwnProfileChange;

/**
 * The whole record, as it is sent (docs/product/calls.md#whole-records). Scopes go back as they
 * came; nobody changes their own here.
 * @param loaded the stored record, whose id and scopes are kept
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

/** What is wrong with each field, by field; nothing when the profile can be saved. */
export const ownProfileErrors = (form: PersonalFields, loaded: PersonalFields) =>
  personalFieldErrors(form, loaded, ownProfileLimits);

/**
 * Whether a save left the address as it was: a service may wait until the new one is confirmed by
 * mail (decision 0055).
 */
export function isEmailUnconfirmed(sent: string, stored: string): boolean {
  return stored.toLowerCase() !== sent.toLowerCase();
}
