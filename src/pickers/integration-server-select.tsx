import { useQuery } from '@tanstack/react-query';
import {
  type IntegrationServerInstanceValues,
  integrationServerQueries,
} from '~/api/integration-servers';
import { OptionalSelect, type OptionalSelectProps } from './optional-select';

interface IntegrationServerSelectProps extends OptionalSelectProps {
  /** Which of the four lists to choose from. */
  list: keyof IntegrationServerInstanceValues;
}

/** Chooses an integration server of one type, or none. */
export function IntegrationServerSelect({ list, ...props }: IntegrationServerSelectProps) {
  const { data } = useQuery(integrationServerQueries.values());
  return <OptionalSelect {...props} options={data?.[list] ?? nothing} />;
}

const nothing: never[] = [];
