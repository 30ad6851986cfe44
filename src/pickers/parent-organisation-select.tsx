import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { organisationQueries } from '~/api/organisations';
import { OptionalSelect, type OptionalSelectProps } from './optional-select';

interface ParentOrganisationSelectProps extends OptionalSelectProps {
  /**
   * The organisation whose parent the person chooses. It cannot be its own parent
   * (docs/product/validation.md#parent-organisation).
   */
  organisationID: string | undefined;
}

/** A select of an organisation's parent, or none for a root. */
export function ParentOrganisationSelect({
  organisationID,
  ...props
}: ParentOrganisationSelectProps) {
  const { data } = useQuery(organisationQueries.parentValues());
  const options = useMemo(
    () => (data ?? []).filter(({ key }) => key !== organisationID),
    [data, organisationID],
  );
  return <OptionalSelect noneLabel="None (a root)" {...props} options={options} />;
}
