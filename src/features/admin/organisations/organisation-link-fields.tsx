import type { UseFormReturnType } from '@mantine/form';
import { memo } from 'react';
import type { Organisation } from '~/api/organisations';
import { OrganisationType } from '~/domain/contract/enums.gen';
import { organisationTypeLabels } from '~/domain/organisation-type';
import { OptionSelect } from '~/pickers/option-select';
import {
  IntegrationServerSelect,
  ParentOrganisationSelect,
  PosCoreInstanceSelect,
} from '~/pickers/organisation-link-selects';
import { organisationLabels as labels, type OrganisationForm } from './organisation-form';

const types = Object.values(OrganisationType);
const typeOptions = types.map((type) => ({
  value: String(type),
  label: organisationTypeLabels[type],
}));

/**
 * The fields of the four integration servers, each with the name of its list of options. The order
 * is that of docs/product/organisations-page.md#organisation-form.
 */
const serverFields = [
  ['remoteOrderServerInstanceID', 'remoteOrderServerValues'],
  ['dataExtractionServerInstanceID', 'dataExtractionServerValues'],
  ['partnerServerInstanceID', 'partnerServerValues'],
  ['reportingServerInstanceID', 'reportingServerValues'],
] as const;

const linkFields = [
  'organisationType',
  'posCoreInstanceID',
  ...serverFields.map(([field]) => field),
  'parentOrganisationID',
] as const;

interface LinkFieldsProps {
  form: UseFormReturnType<OrganisationForm>;
  organisation: Organisation | undefined;
}

/**
 * The fields for the type of an organisation and the records that it refers to. They render again
 * only when one of them, or the loaded record, changes: the lists are long, and a person types
 * beside them.
 */
export const OrganisationLinkFields = memo(
  LinkFields,
  (before, after) =>
    before.organisation === after.organisation &&
    linkFields.every((field) => before.form.values[field] === after.form.values[field]),
);

function LinkFields({ form, organisation }: LinkFieldsProps) {
  const { values } = form;
  const isFixed = organisation?.initialised ?? false;
  return (
    <>
      <OptionSelect
        label={labels.organisationType}
        options={typeOptions}
        value={String(values.organisationType)}
        onChange={(value) => {
          const chosen = types.find((type) => String(type) === value);
          if (chosen) form.setFieldValue('organisationType', chosen);
        }}
      />
      <PosCoreInstanceSelect
        label={labels.posCoreInstanceID}
        description={isFixed ? 'Fixed, since the organisation is initialised.' : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        readOnly={isFixed}
        value={values.posCoreInstanceID}
        onChange={(id) => form.setFieldValue('posCoreInstanceID', id)}
      />
      {serverFields.map(([field, list]) => (
        <IntegrationServerSelect
          key={field}
          label={labels[field]}
          list={list}
          value={values[field]}
          onChange={(id) => form.setFieldValue(field, id)}
        />
      ))}
      <ParentOrganisationSelect
        label={labels.parentOrganisationID}
        organisationID={organisation?.organisationID}
        value={values.parentOrganisationID}
        onChange={(id) => form.setFieldValue('parentOrganisationID', id)}
      />
    </>
  );
}
