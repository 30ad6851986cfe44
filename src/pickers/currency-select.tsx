import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '~/api/currencies';
import { OptionSelect, type OptionSelectProps } from './option-select';

/**
 * A select of currencies. A person cannot clear it
 * (docs/product/validation.md#locale-and-currency).
 */
export function CurrencySelect(props: Omit<OptionSelectProps, 'options'>) {
  const { data: currencies = [] } = useQuery(currencyQueries.list());
  const options = currencies.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }));
  return <OptionSelect {...props} options={options} />;
}
