import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { PosCoreInstance } from '~/api/pos-core-instances';
import { remoteInstanceQueries } from '~/api/remote-instances';
import { type GridSearch, parseSort } from '~/components/record-grid/grid-search';
import { exceptionsText, notAvailable, versionText } from './lookup-text';

/** What is known of the instances so far, in words; empty while it is not. */
export interface LookupTexts {
  /** When the answers that count began to be asked for. */
  since: number;
  version: (address: string | null) => string;
  exceptions: (address: string | null) => string;
}

/** Answers that come close together are taken in at one go. */
const gatherTime = 300;

/**
 * The texts of the lookup columns, and the instances: another list whenever texts have changed that
 * the grid sorts or filters by. A grid that is sorted or filtered by a lookup needs the answers of
 * all instances, in sight or not.
 */
export function useLookupTexts(
  instances: readonly PosCoreInstance[] | undefined,
  search: GridSearch,
  since: number,
) {
  const queryClient = useQueryClient();
  const needsVersions = isUsed(search, 'versionUri') || isUsed(search, 'stagingUri');
  const needsExceptions = isUsed(search, 'exceptionsUri');
  const isSearched = search.q !== undefined;
  const edition = useEdition(queryClient, needsVersions || needsExceptions || isSearched);
  const texts = useMemo(() => lookupTexts(queryClient, since), [queryClient, since]);
  const records = useMemo(() => editionOf(instances, edition), [instances, edition]);

  useEffect(() => {
    for (const { versionUri, stagingUri, exceptionsUri } of records ?? []) {
      for (const address of needsVersions ? [versionUri, stagingUri] : []) {
        // What has failed has a text as well, and is asked again by the person alone.
        if (address && texts.version(address) === '') {
          void queryClient.prefetchQuery(remoteInstanceQueries.version(address, since));
        }
      }
      if (needsExceptions && exceptionsUri && texts.exceptions(exceptionsUri) === '') {
        void queryClient.prefetchQuery(remoteInstanceQueries.exceptions(exceptionsUri, since));
      }
    }
  }, [queryClient, records, since, texts, needsVersions, needsExceptions]);

  return { texts, records };
}

/** The grid keeps what it has sorted and filtered by until it gets another list. */
const editionOf = (instances: readonly PosCoreInstance[] | undefined, _edition: number) =>
  instances && [...instances];

function isUsed({ sort, filter }: GridSearch, key: keyof PosCoreInstance): boolean {
  return parseSort(sort).some(({ id }) => id === key) || filter?.[key] !== undefined;
}

/** Counts while `isFollowed`, a moment after lookups have ended. */
function useEdition(queryClient: QueryClient, isFollowed: boolean): number {
  const [edition, setEdition] = useState(0);
  useEffect(() => {
    if (!isFollowed) return;
    // What was answered before counts as well.
    setEdition((old) => old + 1);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.query.queryKey[0] !== remoteInstanceQueries.all()[0]) {
        return;
      }
      if (event.action.type !== 'success' && event.action.type !== 'error') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        setEdition((old) => old + 1);
      }, gatherTime);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient, isFollowed]);
  return edition;
}

function lookupTexts(queryClient: QueryClient, since: number): LookupTexts {
  const failed = (queryKey: readonly unknown[]) =>
    queryClient.getQueryState(queryKey)?.status === 'error' ? 'Error' : '';
  return {
    since,
    version: (address) => {
      if (!address) return notAvailable;
      const { queryKey } = remoteInstanceQueries.version(address, since);
      const version = queryClient.getQueryData(queryKey);
      return version === undefined ? failed(queryKey) : versionText(version);
    },
    exceptions: (address) => {
      if (!address) return notAvailable;
      const { queryKey } = remoteInstanceQueries.exceptions(address, since);
      const exceptions = queryClient.getQueryData(queryKey);
      return exceptions === undefined ? failed(queryKey) : exceptionsText(exceptions);
    },
  };
}
