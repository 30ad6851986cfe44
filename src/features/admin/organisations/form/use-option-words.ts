import { useQuery } from '@tanstack/react-query';
import { integrationServerQueries } from '~/api/integration-servers';
import { organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { organisationTypeLabel } from '~/domain/organisation-type';

/**
 * Returns a function that gives the words for a field value that is an id or a number. The
 * overwrite question before a save shows them.
 */
export function useOptionWords() {
  const { data: posCores } = useQuery(posCoreInstanceQueries.values());
  const { data: servers } = useQuery(integrationServerQueries.values());
  const { data: parents } = useQuery(organisationQueries.parentValues());

  return (field: string, value: unknown): string | undefined => {
    if (field === 'organisationType') return organisationTypeLabel(Number(value));
    if (typeof value !== 'string') return undefined;
    if (field === 'posCoreInstanceID') return wordsIn(posCores, value);
    if (field === 'parentOrganisationID') return wordsIn(parents, value);
    if (!field.endsWith('ServerInstanceID')) return undefined;
    return Object.values(servers ?? {})
      .map((list) => wordsIn(list, value))
      .find((words) => words !== undefined);
  };
}

const wordsIn = (options: readonly { key: string; value: string }[] | undefined, key: string) =>
  options?.find((option) => option.key === key)?.value;
