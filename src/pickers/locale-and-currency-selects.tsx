import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '~/api/currencies';
import { localeQueries } from '~/api/locales';
import { OptionSelect, type OptionSelectProps } from './option-select';

type GivenProps = Omit<OptionSelectProps, 'options'>;

/** A select of locales (docs/product/validation.md#locale-and-currency). */
export function LocaleSelect(props: GivenProps) {
  const { data = [] } = useQuery(localeQueries.list());
  const options = data.map(({ locale, name }) => ({ value: locale, label: `${name} (${locale})` }));
  return <OptionSelect {...props} options={options} />;
}

/** A select of currencies (docs/product/validation.md#locale-and-currency). */
export function CurrencySelect(props: GivenProps) {
  const { data = [] } = useQuery(currencyQueries.list());
  const options = data.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }));
  return <OptionSelect {...props} options={options} />;
}
