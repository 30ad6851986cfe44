import type { Organisation, OrganisationChange } from '~/api/organisations';
import { OrganisationType } from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { changeBy } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { historyFields } from '~/domain/record-history';
import { requiredTextError } from '~/domain/typed-text';

/** The values of the organisation form. Kapow is read-only and not among them. */
export type OrganisationForm = Omit<Organisation, 'organisationID' | 'kapow'>;

export const organisationFieldLimits = fieldLimits.OrganisationChange;

// Kapow is read-only. The others are fields of other pages.
const { kapow, timeZone, currencyCode, authorisedVersion, ...organisationLabels } =
  historyFields.Organisation;

export { organisationLabels };

/**
 * Returns the form of an organisation, or of a new licensee below `parentID`
 * (docs/product/organisations-page.md#new-organisation).
 */
export function organisationFormOf(
  organisation: Organisation | undefined,
  parentID: string | null = null,
): OrganisationForm {
  if (organisation) {
    const { organisationID, kapow, ...form } = organisation;
    return form;
  }
  return {
    organisationCode: '',
    name: '',
    organisationType: OrganisationType.Licensee,
    posCoreInstanceID: null,
    remoteOrderServerInstanceID: null,
    dataExtractionServerInstanceID: null,
    partnerServerInstanceID: null,
    reportingServerInstanceID: null,
    parentOrganisationID: parentID,
    active: false,
    initialised: false,
  };
}

/** Returns the record to send, without kapow. A new one (no stored one) has no id. */
export const organisationChangeOf = changeBy(
  recordKinds.Organisation,
  (stored: Organisation) => organisationFormOf(stored),
  (form: OrganisationForm) => exactly<OrganisationChange>()(form),
);

/** Returns the error of each field. The code of an existing organisation is always valid. */
export function organisationFormErrors(form: OrganisationForm, isCreating: boolean) {
  const limits = organisationFieldLimits;
  return {
    organisationCode: isCreating
      ? requiredTextError(form.organisationCode, 'Enter a code.', limits.organisationCode)
      : undefined,
    name: requiredTextError(form.name, 'Enter a name.', limits.name),
  };
}
