import type { UseFormReturnType } from '@mantine/form';
import { memo } from 'react';
import {
  type IntegrationServerInstanceValues,
  integrationServerQueries,
} from '~/api/integration-servers';
import { type Organisation, organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { organisationTypeOptions } from '~/domain/type-labels';
import { OptionSelect } from '~/pickers/option-select';
import { SearchedSelect } from '~/pickers/searched-select';
import type { OrganisationForm } from './organisation-form';

/** The fields of the integration servers, each with the name of its list of options. */
const serverFields = [
  ['remoteOrderServerInstanceID', 'remoteOrderServerValues'],
  ['dataExtractionServerInstanceID', 'dataExtractionServerValues'],
  ['partnerServerInstanceID', 'partnerServerValues'],
  ['reportingServerInstanceID', 'reportingServerValues'],
] as const;

const idFields = [
  'posCoreInstanceID',
  ...serverFields.map(([field]) => field),
  'parentOrganisationID',
] as const;

const moveNote =
  'Administrators and teams of organisations that are not above any more lose their access.';

/**
 * The fields for the type of an organisation and for the records that it refers to. They render
 * again only when one of them changes: the lists are long, and a person types beside them.
 */
export const OrganisationLinkFields = memo(
  function LinkFields({
    form,
    label,
    organisation,
  }: {
    form: UseFormReturnType<OrganisationForm>;
    label: (name: keyof OrganisationForm) => string;
    organisation: Organisation | undefined;
  }) {
    const isFixed = organisation?.initialised === true;
    const parent = organisation?.parentOrganisationID ?? null;
    const isLeaving = parent !== null && form.values.parentOrganisationID !== parent;
    const linkField = (name: (typeof idFields)[number]) => ({
      label: label(name),
      value: form.values[name],
      onChange: (id: string | null) => form.setFieldValue(name, id),
    });
    return (
      <>
        <OptionSelect
          label={label('organisationType')}
          options={organisationTypeOptions([organisation?.organisationType])}
          value={form.values.organisationType}
          onChange={(type) => form.setFieldValue('organisationType', type)}
        />
        <SearchedSelect
          {...linkField('posCoreInstanceID')}
          optionsOf={posCoreInstanceQueries.values}
          description={isFixed ? 'Fixed, since the organisation is initialised.' : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={isFixed}
        />
        {serverFields.map(([field, list]) => (
          <SearchedSelect
            key={field}
            {...linkField(field)}
            optionsOf={(search) => ({
              ...integrationServerQueries.values(search),
              select: (values: IntegrationServerInstanceValues) => values[list],
            })}
          />
        ))}
        {/* docs/product/validation.md#parent-organisation */}
        <SearchedSelect
          {...linkField('parentOrganisationID')}
          noneLabel="None (a root)"
          optionsOf={organisationQueries.parentValues}
          leftOut={organisation?.organisationID}
          description={isLeaving ? moveNote : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
        />
      </>
    );
  },
  (before, after) =>
    before.organisation === after.organisation &&
    (['organisationType', ...idFields] as const).every(
      (field) =>
        before.form.values[field] === after.form.values[field] &&
        before.label(field) === after.label(field),
    ),
);
