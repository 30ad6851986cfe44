import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type IntegrationServerInstanceValues,
  integrationServerQueries,
} from '~/api/integration-servers';
import { organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { OptionalSelect, type OptionalSelectProps } from './option-select';

const noOptions: readonly never[] = [];

/**
 * A select of the parent of an organisation, or none for a root. An organisation cannot be its own
 * parent (docs/product/validation.md#parent-organisation).
 */
export function ParentOrganisationSelect({
  organisationID,
  ...props
}: OptionalSelectProps & { organisationID: string | undefined }) {
  const { data = noOptions } = useQuery(organisationQueries.parentValues());
  const options = useMemo(
    () => data.filter(({ key }) => key !== organisationID),
    [data, organisationID],
  );
  return <OptionalSelect noneLabel="None (a root)" {...props} options={options} />;
}

/** A select of POS Core instances, or none. */
export function PosCoreInstanceSelect(props: OptionalSelectProps) {
  const { data = noOptions } = useQuery(posCoreInstanceQueries.values());
  return <OptionalSelect {...props} options={data} />;
}

/** A select of the integration servers in one of the four lists, or none. */
export function IntegrationServerSelect({
  list,
  ...props
}: OptionalSelectProps & { list: keyof IntegrationServerInstanceValues }) {
  const { data } = useQuery(integrationServerQueries.values());
  return <OptionalSelect {...props} options={data?.[list] ?? noOptions} />;
}
