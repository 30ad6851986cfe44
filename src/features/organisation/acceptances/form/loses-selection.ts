import { parseAcceptancesSearch, selectedIdOf } from '../acceptances-search';

interface Address {
  pathname: string;
  search: object;
}

/** Whether a navigation leaves the page, or changes the selection on it. */
export function losesSelection({ current, next }: { current: Address; next: Address }): boolean {
  const shownBy = ({ pathname, search }: Address) =>
    `${pathname} ${selectedIdOf(parseAcceptancesSearch({ ...search }))}`;
  return shownBy(current) !== shownBy(next);
}
