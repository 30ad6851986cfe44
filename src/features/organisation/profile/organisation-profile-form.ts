import type { OrganisationProfile, OrganisationProfileChange } from '~/api/organisation-profile';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { hiddenCharactersError } from '~/domain/hidden-characters';
import { limitError } from '~/domain/text-limit';

/** What Edit Organisation Profile holds while a person edits. */
export interface OrganisationProfileForm {
  name: string;
}

export const organisationProfileLimits = fieldLimits.OrganisationProfileChange;

/** The form of a loaded profile; a missing name is empty. */
export function organisationProfileFormOf(
  profile: Partial<OrganisationProfile> | undefined,
): OrganisationProfileForm {
  return { name: profile?.name ?? '' };
}

/** The whole record, as it is sent. */
export function organisationProfileChangeOf(
  organisationID: string,
  { name }: OrganisationProfileForm,
): OrganisationProfileChange {
  return { organisationID, name: name.trim() };
}

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function organisationProfileFormErrors({ name }: OrganisationProfileForm) {
  const error =
    name.trim() === ''
      ? 'Enter a name.'
      : (limitError(name.trim(), organisationProfileLimits.name) ??
        hiddenCharactersError(name.trim()));
  return error === undefined ? {} : { name: error };
}
