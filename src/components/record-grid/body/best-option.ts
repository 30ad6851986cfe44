import { bestMatches } from '~/domain/best-matches';
import type { GridOption } from '../grid-column';

/**
 * Returns the option that Enter chooses for a typed text: the first one that the list would show
 * (docs/product/shell.md#order-of-matches), if any. An empty text chooses none.
 */
export function bestOption(
  options: readonly GridOption[],
  text: string,
): GridOption['value'] | undefined {
  if (text.trim() === '') return undefined;
  const open = options.filter(({ isDisabled }) => !isDisabled);
  return bestMatches(open, text, ({ label }) => [label])[0]?.value;
}
