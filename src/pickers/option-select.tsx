import type { ComboboxParsedItem } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currencyQueries, localeQueries } from '~/api/reference-data';
import { LateSelect, type LateSelectProps } from '~/components/fields/late-select';
import { distinctLabels, idEnd } from '~/domain/distinct-labels';
import { groupedBy, listedOptions } from '~/domain/lists';

type GivenProps = Omit<LateSelectProps, 'data' | 'value' | 'onChange'>;

export interface OptionSelectProps<Value extends string | number = string> extends GivenProps {
  /** Undefined or empty while nothing is chosen. */
  value: Value | '' | undefined;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string }[];
}

/** A searchable list with one choice. A person cannot clear it. */
export function OptionSelect<Value extends string | number>(props: OptionSelectProps<Value>) {
  const { value = '', options, onChange, ...others } = props;
  const shown = String(value);
  const data = useMemo(() => {
    const known = options.map((option) => ({ ...option, value: String(option.value) }));
    // A stored value that is not in the list stays visible and stored.
    const isKnown = shown === '' || known.some((option) => option.value === shown);
    return isKnown ? known : [{ value: shown, label: shown }, ...known];
  }, [options, shown]);
  return (
    <SearchSelect
      {...others}
      data={data}
      value={shown === '' ? null : shown}
      onChange={(chosen) => {
        const option = options.find((each) => String(each.value) === chosen);
        if (option) onChange(option.value);
      }}
    />
  );
}

/** The value of the choice of none. No option has this key: a stored id or code has no blank at its ends. */
const none = ' ';

/** The label of the choice of none, unless a select has its own. */
export const defaultNoneLabel = 'None';

/** An option in the form of the answers, perhaps under a heading. */
export interface KeyedOption {
  key: string;
  value: string;
  group?: string;
}

export interface OptionalSelectProps extends GivenProps {
  /** Null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  noneLabel?: string;
}

/**
 * Labels options by their names, and those that share a name under one heading also by the end of their
 * keys.
 */
export function distinctOptions(options: readonly KeyedOption[]): readonly KeyedOption[] {
  return [...groupedBy(options, ({ group }) => group).values()].flatMap((members) => {
    const labelOf = distinctLabels(
      members,
      ({ key, value }) => value || key,
      ({ key }) => idEnd(key),
    );
    return members.map((option) => ({ ...option, value: labelOf(option) }));
  });
}

interface ListedSelectProps extends OptionalSelectProps {
  options: readonly KeyedOption[];
}

/**
 * A searchable list with one choice or none. Options with a group are under its heading, in the
 * order of the answer. Those that share a name under one heading show the end of their keys.
 */
export function OptionalSelect({ options, ...props }: ListedSelectProps) {
  const labelled = useMemo(() => distinctOptions(options), [options]);
  return <LabelledSelect {...props} options={labelled} />;
}

/** An OptionalSelect that shows its options with the labels that they have. */
export function LabelledSelect(given: ListedSelectProps) {
  const { value, onChange, options, noneLabel = defaultNoneLabel, ...props } = given;
  const choices = useMemo(() => {
    const isKnown = value === null || options.some(({ key }) => key === value);
    const others = isKnown ? [] : [{ value, label: `Not in the list: ${value}` }];
    const data: ComboboxParsedItem[] = [{ value: none, label: noneLabel }];
    for (const [group, members] of groupedBy(options, (option) => option.group)) {
      const items = members.map(({ key, value: label }) => ({ value: key, label }));
      data.push(...(group === undefined ? items : [{ group: group || 'Others', items }]));
    }
    return [...data, ...others];
  }, [options, value, noneLabel]);
  return (
    <SearchSelect
      {...props}
      data={choices}
      value={value ?? none}
      onChange={(chosen) => onChange(chosen === none ? null : chosen)}
    />
  );
}

interface ParameterSelectProps extends Omit<ListedSelectProps, 'value' | 'onChange'> {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A select for a parameter of the address, which lacks the parameter for none. */
export function ParameterSelect({ value, onChange, ...props }: ParameterSelectProps) {
  return (
    <OptionalSelect
      {...props}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
    />
  );
}

function SearchSelect({
  onChange,
  comboboxProps,
  ...props
}: Omit<LateSelectProps, 'onChange'> & { onChange: (value: string) => void }) {
  return (
    <LateSelect
      limit={listedOptions}
      {...props}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
      comboboxProps={{ shadow: 'md', ...comboboxProps }}
    />
  );
}

/** A select of locales (docs/product/validation.md#locale-and-currency). */
export function LocaleSelect(props: Omit<OptionSelectProps, 'options'>) {
  const { data = [] } = useQuery(localeQueries.list());
  const options = data.map(({ locale, name }) => ({ value: locale, label: `${name} (${locale})` }));
  return <OptionSelect {...props} options={options} />;
}

/** A select of currencies (docs/product/validation.md#locale-and-currency). */
export function CurrencySelect(props: Omit<OptionSelectProps, 'options'>) {
  const { data = [] } = useQuery(currencyQueries.list());
  const options = data.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }));
  return <OptionSelect {...props} options={options} />;
}
