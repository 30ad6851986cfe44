import type { OrganisationProfile, OrganisationProfileChange } from '~/api/organisation-profile';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { nameError } from '~/domain/name-error';

/** What Edit Organisation Profile holds while a person edits. */
export interface OrganisationProfileForm {
  name: string;
}

export const organisationProfileLimits = fieldLimits.OrganisationProfileChange;

/** The form of a profile; every organisation has one. */
export function organisationProfileFormOf(
  profile: OrganisationProfile | undefined,
): OrganisationProfileForm {
  return { name: profile ? profile.name : '' };
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
  const error = nameError(name, 'Enter a name.', organisationProfileLimits.name);
  return error === undefined ? {} : { name: error };
}
