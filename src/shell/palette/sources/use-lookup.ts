import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { entityLookupQueries } from '~/api/entity-lookup';
import { pastedId } from '~/domain/pasted-id';
import { searchError } from '~/domain/text-limit';
import { lookupEntries } from '../lookup-entries';
import type { PaletteSource } from '../palette-entry';

/** Milliseconds. A typed word becomes one call. */
const debounce = 250;

/** A single letter is part of nearly every name. */
const shortestText = 2;

/** The number of records that the call answers at most. */
const mostMatches = 100;

/**
 * Finds records of every kind, for super users. While a call is pending, those of the answer before stay
 * as far as their names contain the text. A pasted id does not wait for further typing.
 */
export function useLookup(text: string, isAllowed: boolean): PaletteSource {
  const [debounced] = useDebouncedValue(text, debounce);
  const id = pastedId(text);
  const asked = id ?? debounced;
  const isSettled = id !== undefined || debounced === text;
  const isWanted = isAllowed && text.length >= shortestText && !searchError(text);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...entityLookupQueries.matches(asked),
    enabled: isWanted && isSettled,
    placeholderData: keepPreviousData,
  });
  const isPresent = isSettled && !isPlaceholderData;
  const entries = useMemo(
    () => (isWanted && data ? lookupEntries(data, isPresent) : []),
    [data, isWanted, isPresent],
  );
  return {
    entries,
    isSearching: isWanted && (isFetching || !isSettled),
    isPartial: isPresent && (data?.length ?? 0) >= mostMatches,
    error: isWanted && isSettled ? error : null,
    retry: () => void refetch(),
  };
}
