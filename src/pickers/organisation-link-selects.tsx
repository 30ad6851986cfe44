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

interface ParentOrganisationSelectProps extends OptionalSelectProps {
  /**
   * The organisation whose parent the person chooses. It cannot be its own parent
   * (docs/product/validation.md#parent-organisation).
   */
  organisationID: string | undefined;
}

/** A select of an organisation's parent, or none for a root. */
export function ParentOrganisationSelect(given: ParentOrganisationSelectProps) {
  const { organisationID, ...props } = given;
  const { data } = useQuery(organisationQueries.parentValues());
  const options = useMemo(
    () => (data ?? noOptions).filter(({ key }) => key !== organisationID),
    [data, organisationID],
  );
  return <OptionalSelect noneLabel="None (a root)" {...props} options={options} />;
}

/** A select of POS Core instances, or none. */
export function PosCoreInstanceSelect(props: OptionalSelectProps) {
  const { data } = useQuery(posCoreInstanceQueries.values());
  return <OptionalSelect {...props} options={data ?? noOptions} />;
}

interface IntegrationServerSelectProps extends OptionalSelectProps {
  /** The list that the select offers, one of four. */
  list: keyof IntegrationServerInstanceValues;
}

/** A select of the integration servers of one type, or none. */
export function IntegrationServerSelect({ list, ...props }: IntegrationServerSelectProps) {
  const { data } = useQuery(integrationServerQueries.values());
  return <OptionalSelect {...props} options={data?.[list] ?? noOptions} />;
}
