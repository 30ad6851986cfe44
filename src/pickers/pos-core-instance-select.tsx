import { useQuery } from '@tanstack/react-query';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { OptionalSelect, type OptionalSelectProps } from './optional-select';

/** A select of POS Core instances, or none. */
export function PosCoreInstanceSelect(props: OptionalSelectProps) {
  const { data } = useQuery(posCoreInstanceQueries.values());
  return <OptionalSelect {...props} options={data ?? nothing} />;
}

const nothing: never[] = [];
