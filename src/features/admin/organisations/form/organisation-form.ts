import type { Organisation, OrganisationChange } from '~/api/organisations';
import { OrganisationType } from '~/domain/contract/enums.gen';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { nameError } from '~/domain/name-error';

/** What the organisation form holds while a person edits. Kapow is only shown. */
export type OrganisationForm = Omit<Organisation, 'organisationID' | 'kapow'>;

export const organisationFieldLimits = fieldLimits.OrganisationChange;

export const organisationLabels = {
  organisationCode: 'Organisation Code',
  name: 'Name',
  organisationType: 'Organisation Type',
  posCoreInstanceID: 'POS Core Instance',
  remoteOrderServerInstanceID: 'Remote Order Server',
  dataExtractionServerInstanceID: 'Data Extraction Server',
  partnerServerInstanceID: 'Partner Server',
  reportingServerInstanceID: 'Reporting Server',
  parentOrganisationID: 'Parent Organisation',
  active: 'Active',
  initialised: 'Initialised',
} as const satisfies Record<keyof OrganisationForm, string>;

/**
 * The form of an organisation; of a new one, below `parentID`, when there is none: inactive, not
 * initialised, a licensee (docs/product/organisations-page.md#new-organisation).
 */
export function organisationFormOf(
  organisation: Organisation | undefined,
  parentID: string | null = null,
): OrganisationForm {
  if (organisation === undefined) return { ...newOrganisation, parentOrganisationID: parentID };
  const { organisationID, kapow, ...form } = organisation;
  return form;
}

const newOrganisation: OrganisationForm = {
  organisationCode: '',
  name: '',
  organisationType: OrganisationType.Licensee,
  posCoreInstanceID: null,
  remoteOrderServerInstanceID: null,
  dataExtractionServerInstanceID: null,
  partnerServerInstanceID: null,
  reportingServerInstanceID: null,
  parentOrganisationID: null,
  active: false,
  initialised: false,
};

/** The record to send, without kapow; a new one (no `loaded`) goes without an id. */
export function organisationChangeOf(
  form: OrganisationForm,
  loaded: Pick<Organisation, 'organisationID'> | undefined,
): OrganisationChange {
  return exactly<OrganisationChange>()({
    ...(loaded && { organisationID: loaded.organisationID }),
    ...form,
    // A saved one keeps its code to the letter.
    organisationCode: loaded ? form.organisationCode : form.organisationCode.trim(),
    name: form.name.trim(),
  });
}

/**
 * What is wrong with each field, by field; nothing when the form can be saved. A code that was chosen
 * before cannot be wrong any more.
 */
export function organisationFormErrors(
  form: OrganisationForm,
  isCreating: boolean,
): Partial<Record<keyof OrganisationForm, string>> {
  const limits = organisationFieldLimits;
  const errors = {
    organisationCode: isCreating
      ? nameError(form.organisationCode, 'Enter a code.', limits.organisationCode)
      : undefined,
    name: nameError(form.name, 'Enter a name.', limits.name),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined));
}
