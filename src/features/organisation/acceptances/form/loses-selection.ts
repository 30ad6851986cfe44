import { parseAcceptancesSearch, selectedIdOf } from '../acceptances-search';

interface Address {
  pathname: string;
  search: object;
}

/** Whether a change of the address shows another page, or something else on this one. */
export function losesSelection({ current, next }: { current: Address; next: Address }): boolean {
  const shownBy = ({ pathname, search }: Address) =>
    `${pathname} ${selectedIdOf(parseAcceptancesSearch({ ...search }))}`;
  return shownBy(current) !== shownBy(next);
}
