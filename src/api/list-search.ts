import { useDebouncedValue } from '@mantine/hooks';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { listedOptions } from '~/domain/lists';
import { storedText } from '~/domain/stored-text';
import { lengthOf } from '~/domain/text-limit';

/** What the call of a long list takes (decision 0092). A back end may ignore it. */
export interface ListSearch {
  search?: string;
  limit?: number;
  ids?: string[];
}

/** The options that a page with a select loads, before a person opens it. */
export const firstOfOptions: ListSearch = { limit: 20 };

/** The options that an opened list asks for. */
export const listedFirst: ListSearch = { limit: listedOptions };

/** Whether an answer is the whole list: a limited one that goes on has as many entries as the limit. */
export const isWholeList = (answer: readonly unknown[], { limit }: ListSearch) =>
  answer.length !== limit;

/** The longest text that a call takes. No name with its code is longer, so that a longer one finds none. */
const longestSearch = 128;

/** Milliseconds. A typed word becomes one call. */
const debounce = 250;

const none: readonly never[] = [];

interface LongListState<Entry> {
  /** What a person has typed. */
  text: string;
  isOpen: boolean;
  /** What the page has loaded already with `firstOfOptions`. */
  first?: readonly Entry[] | undefined;
}

/**
 * Reads as much of a long list as a person needs: the first entries when it opens, and the matches
 * of what is typed. The whole list is asked for nothing more, so that a back end without a search,
 * which sends everything, is asked once. The caller searches in the entries itself.
 * @param listOf reads the entries of a search
 */
export function useLongList<Answer, Entry, Key extends QueryKey>(
  listOf: (search: ListSearch) => UseQueryOptions<Answer, Error, readonly Entry[], Key>,
  { text, isOpen, first }: LongListState<Entry>,
) {
  const isFirstWhole = first !== undefined && isWholeList(first, firstOfOptions);
  const opened = useQuery({ ...listOf(listedFirst), enabled: isOpen && !isFirstWhole });
  const isWhole = isFirstWhole || (opened.data && isWholeList(opened.data, listedFirst));
  const wanted = storedText(text);
  const [asked] = useDebouncedValue(wanted, debounce);
  const mayMatch = wanted !== '' && lengthOf(wanted) <= longestSearch;
  const isSearch = isOpen && isWhole === false && mayMatch;
  const found = useQuery({
    ...listOf({ ...listedFirst, search: asked }),
    enabled: isSearch && asked === wanted,
  });
  const start = opened.data ?? first ?? none;
  const failed = [opened, found].find(({ isError }) => isError);
  return {
    /** The matches come before the first ones, which the list may repeat. */
    entries: isSearch ? [...(found.data ?? none), ...start] : start,
    isWhole: isWhole ?? false,
    isLoading: isOpen && !isFirstWhole && opened.isPending,
    isSearching: isSearch && !found.data && !found.isError,
    failed,
    error: failed?.error ?? null,
  };
}
