import { useQuery } from '@tanstack/react-query';
import {
  type IntegrationServerInstanceValues,
  integrationServerQueries,
} from '~/api/integration-servers';
import { OptionalSelect, type OptionalSelectProps } from './optional-select';

interface IntegrationServerSelectProps extends OptionalSelectProps {
  /** The list that the select offers, one of four. */
  list: keyof IntegrationServerInstanceValues;
}

/** A select of the integration servers of one type, or none. */
export function IntegrationServerSelect({ list, ...props }: IntegrationServerSelectProps) {
  const { data } = useQuery(integrationServerQueries.values());
  return <OptionalSelect {...props} options={data?.[list] ?? nothing} />;
}

const nothing: never[] = [];
