import type { OrganisationProfile, OrganisationProfileChange } from '~/api/organisation-profile';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { nameError } from '~/domain/name-error';

/** The values of the Edit Organisation Profile form. */
export interface OrganisationProfileForm {
  name: string;
}

export const organisationProfileLimits = fieldLimits.OrganisationProfileChange;

/** Returns the form of a profile. Every organisation has a profile. */
export function organisationProfileFormOf(
  profile: OrganisationProfile | undefined,
): OrganisationProfileForm {
  return { name: profile ? profile.name : '' };
}

/** Builds the whole record to send. */
export function organisationProfileChangeOf(
  organisationID: string,
  { name }: OrganisationProfileForm,
): OrganisationProfileChange {
  return { organisationID, name: name.trim() };
}

/** Returns the error of each field. The result is empty when the form can be saved. */
export function organisationProfileFormErrors({ name }: OrganisationProfileForm) {
  const error = nameError(name, 'Enter a name.', organisationProfileLimits.name);
  return error === undefined ? {} : { name: error };
}
