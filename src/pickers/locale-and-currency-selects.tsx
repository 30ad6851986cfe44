import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '~/api/currencies';
import { localeQueries } from '~/api/locales';
import { OptionSelect, type OptionSelectProps } from './option-select';

type GivenProps = Omit<OptionSelectProps, 'options'>;

/**
 * A select of locales. A person cannot clear it (docs/product/validation.md#locale-and-currency).
 */
export function LocaleSelect(props: GivenProps) {
  const { data: locales = [] } = useQuery(localeQueries.list());
  const options = locales.map(({ locale, name }) => ({
    value: locale,
    label: `${name} (${locale})`,
  }));
  return <OptionSelect {...props} options={options} />;
}

/**
 * A select of currencies. A person cannot clear it
 * (docs/product/validation.md#locale-and-currency).
 */
export function CurrencySelect(props: GivenProps) {
  const { data: currencies = [] } = useQuery(currencyQueries.list());
  const options = currencies.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }));
  return <OptionSelect {...props} options={options} />;
}
