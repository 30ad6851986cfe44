import {
  type DataTag,
  type QueryClient,
  type QueryKey,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useReducer, useState } from 'react';
import type { PosCoreInstance } from '~/api/pos-core-instances';
import { BlockedAddressError, beginLookups, remoteInstanceQueries } from '~/api/remote-instances';
import { type GridSearch, parseSort } from '~/components/record-grid/grid-search';
import type { GridList } from '~/components/record-grid/record-grid-props';
import { type DateTimeText, useDateTimeText } from '~/components/use-date-time-text';
import { countText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import type { RemoteExceptions, RemoteVersion } from '~/domain/remote-instance-answer';

/**
 * The text of a lookup cell without an address, or whose answer has no version
 * (docs/product/administration.md#remote-lookups).
 */
export const notAvailable = 'N/A';

/** The text of a lookup that is not answered, for the export; on paper: lookup-cells.module.css. */
const noAnswer = 'No answer yet';

/** Returns a version and its commit in one line. The grid searches, sorts and exports it. */
export function versionText(version: RemoteVersion | null): string {
  if (!version) return notAvailable;
  const { version: number, commitHash } = version;
  return commitHash ? `${number} (${commitHash})`.trim() : number;
}

/** Returns the number of errors with its unit. */
export const errorCountText = ({ count }: RemoteExceptions): string => countText(count, 'error');

/** Returns the number of errors and the time of the last one in one line. */
export function exceptionsText(exceptions: RemoteExceptions, dateTimeText: DateTimeText): string {
  const { lastTime } = exceptions;
  const count = errorCountText(exceptions);
  return lastTime ? `${count}, last ${dateTimeText(lastTime)}` : count;
}

/** Milliseconds during which answers are batched into one update. */
const gatherTime = 300;

/**
 * Returns the texts of the lookup columns, and the list of the grid. Its records are new ones
 * whenever texts have changed that the grid searches, sorts or filters by. A sort or a filter by a
 * lookup needs the answers of all instances, drawn or not, so the hook sends their lookups.
 */
export function useLookups<List extends Pick<GridList<PosCoreInstance>, 'records' | 'onRefresh'>>(
  list: List,
  search: GridSearch,
) {
  const queryClient = useQueryClient();
  // Each visit and each refresh sends the lookups again. Scrolling does not.
  const [since, setSince] = useState(() => beginLookups(queryClient));
  const needsVersions = isUsed(search, 'versionUri') || isUsed(search, 'stagingUri');
  const needsExceptions = isUsed(search, 'exceptionsUri');
  const isSearched = search.q !== undefined;
  const edition = useEdition(queryClient, needsVersions || needsExceptions || isSearched);
  const dateTimeText = useDateTimeText();
  const texts = useMemo(
    () => lookupTexts(queryClient, since, dateTimeText),
    [queryClient, since, dateTimeText],
  );
  const records = useMemo(() => editionOf(list.records, edition), [list.records, edition]);

  useEffect(() => {
    for (const { versionUri, stagingUri, exceptionsUri } of loadedRecords(records)) {
      for (const address of needsVersions ? [versionUri, stagingUri] : []) {
        // A failed lookup has a text as well: only the person retries it.
        if (address && texts.version(address) === noAnswer) {
          void queryClient.prefetchQuery(remoteInstanceQueries.version(address, since));
        }
      }
      if (needsExceptions && exceptionsUri && texts.exceptions(exceptionsUri) === noAnswer) {
        void queryClient.prefetchQuery(remoteInstanceQueries.exceptions(exceptionsUri, since));
      }
    }
  }, [queryClient, records, since, texts, needsVersions, needsExceptions]);

  const onRefresh = () => {
    setSince(beginLookups(queryClient));
    list.onRefresh?.();
  };
  return { texts, list: { ...list, records, onRefresh } };
}

/** Returns a new list for each edition: only then does the grid sort and filter again. */
const editionOf = (instances: readonly PosCoreInstance[] | undefined, _edition: number) =>
  instances && [...instances];

function isUsed({ sort, filter }: GridSearch, key: keyof PosCoreInstance): boolean {
  return parseSort(sort).some(({ id }) => id === key) || filter?.[key] !== undefined;
}

/** Returns a number that grows shortly after lookups have ended, while `isFollowed` is true. */
function useEdition(queryClient: QueryClient, isFollowed: boolean): number {
  const [edition, grow] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (!isFollowed) return;
    // The first edition has the answers that arrived before.
    grow();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getQueryCache().subscribe((event) => {
      const isLookup = event.query.queryKey[0] === remoteInstanceQueries.all()[0];
      if (event.type !== 'updated' || !isLookup) return;
      if (event.action.type !== 'success' && event.action.type !== 'error') return;
      timer ??= setTimeout(() => {
        timer = undefined;
        grow();
      }, gatherTime);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient, isFollowed]);
  return edition;
}

export type LookupTexts = ReturnType<typeof lookupTexts>;

/** Returns the texts of the lookups since a time. */
function lookupTexts(queryClient: QueryClient, since: number, dateTimeText: DateTimeText) {
  const { version, exceptions } = remoteInstanceQueries;
  const textOf =
    <Data>(
      queryOf: (address: string, since: number) => { queryKey: DataTag<QueryKey, Data, Error> },
      toText: (data: Data) => string,
    ) =>
    (address: string | null) => {
      if (!address) return notAvailable;
      const { queryKey } = queryOf(address, since);
      const state = queryClient.getQueryState(queryKey);
      if (state?.data !== undefined) return toText(state.data);
      if (!state?.error) return noAnswer;
      return state.error instanceof BlockedAddressError ? 'Not asked' : state.error.message;
    };
  return {
    since,
    version: textOf(version, versionText),
    exceptions: textOf(exceptions, (answer) => exceptionsText(answer, dateTimeText)),
  };
}
