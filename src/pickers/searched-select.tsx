import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { failureWords } from '~/api/failure-words';
import { firstOfOptions, isWholeList, type ListSearch, useLongList } from '~/api/list-search';
import { FieldFailure } from '~/components/fields/field-failure';
import {
  defaultNoneLabel,
  distinctOptions,
  type KeyedOption,
  LabelledSelect,
  type OptionalSelectProps,
} from './option-select';

interface SearchedSelectProps<Answer, Key extends QueryKey> extends OptionalSelectProps {
  optionsOf: (search: ListSearch) => UseQueryOptions<Answer, Error, readonly KeyedOption[], Key>;
  /** The key of an option that the select leaves out. */
  leftOut?: string | undefined;
}

const none: readonly KeyedOption[] = [];

/**
 * A select of one record among many, or none. The page loads the first options and the name of the
 * choice. The select asks for others when a person opens it or types (decision 0092).
 */
export function SearchedSelect<Answer, Key extends QueryKey>(
  given: SearchedSelectProps<Answer, Key>,
) {
  const { optionsOf, leftOut, value, onChange, noneLabel = defaultNoneLabel, ...props } = given;
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<KeyedOption>();
  const { data: first } = useQuery(optionsOf(firstOfOptions));
  const firstLabelled = useMemo(() => distinctOptions(first ?? none), [first]);
  const known = [...(chosen ? [chosen] : none), ...firstLabelled];
  const named = useQuery({
    ...optionsOf({ ids: value === null ? [] : [value] }),
    enabled:
      value !== null &&
      first !== undefined &&
      !isWholeList(first, firstOfOptions) &&
      known.every(({ key }) => key !== value),
  });
  const current = [...known, ...(named.data ?? none)].find(({ key }) => key === value);
  // An opened select has the name of its choice in the field, and shows the first options.
  const shownChoice = value === null ? noneLabel : current?.value;
  const text = typed === shownChoice ? '' : typed;
  const list = useLongList(optionsOf, { text, isOpen, first });
  const { entries } = list;
  const isNaming = named.isFetching && !current;
  const options = useMemo(() => {
    const unique = new Map(entries.map((option) => [option.key, option]));
    if (current) unique.set(current.key, current);
    if (isNaming && value !== null) unique.set(value, { key: value, value: 'Loading...' });
    if (leftOut !== undefined) unique.delete(leftOut);
    // The choice keeps its label: a new one would replace what a person types.
    return distinctOptions([...unique.values()]).map((option) =>
      option.key === current?.key ? current : option,
    );
  }, [entries, current, isNaming, value, leftOut]);
  const read = list.failed ?? named;
  return (
    <div>
      <LabelledSelect
        {...props}
        noneLabel={noneLabel}
        options={options}
        value={value}
        onChange={(key) => {
          setChosen(options.find((option) => option.key === key));
          onChange(key);
        }}
        onSearchChange={setTyped}
        onDropdownOpen={() => setIsOpen(true)}
        onDropdownClose={() => setIsOpen(false)}
        nothingFoundMessage={list.isSearching || list.isLoading ? 'Searching...' : 'No matches'}
      />
      <FieldFailure
        read={read}
        wordsOf={(error) => failureWords(error, { lead: `${props.label} could not be searched.` })}
      />
    </div>
  );
}
