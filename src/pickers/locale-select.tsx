import { useQuery } from '@tanstack/react-query';
import { localeQueries } from '~/api/locales';
import { OptionSelect, type OptionSelectProps } from './option-select';

/**
 * A select of locales. A person cannot clear it (docs/product/validation.md#locale-and-currency).
 */
export function LocaleSelect(props: Omit<OptionSelectProps, 'options'>) {
  const { data: locales = [] } = useQuery(localeQueries.list());
  const options = locales.map(({ locale, name }) => ({
    value: locale,
    label: `${name} (${locale})`,
  }));
  return <OptionSelect {...props} options={options} />;
}
