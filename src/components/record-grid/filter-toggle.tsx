import { Button } from '@mantine/core';
import { isSameValue } from '~/domain/record-difference';
import type { GridFilter } from './grid-search';
import type { GridView } from './model/use-grid-view';

export interface FilterToggleProps {
  view: Pick<GridView, 'search' | 'setSearch'>;
  /** The key of a column of moments. */
  column: string;
  /** The ends of the range: a day, or days from now, such as "-90d". */
  from?: string;
  to: string;
  children: string;
}

/** Keeps the room of a filter that comes late, so that nothing moves when it does. */
export function FilterRoom({ children }: { children: string }) {
  return (
    <Button size="compact-sm" variant="default" style={{ visibility: 'hidden' }}>
      {children}
    </Button>
  );
}

/** A button for a frequent filter of the grid, which works as if the filter were typed. */
export function FilterToggle({ view, column, from = '', to, children }: FilterToggleProps) {
  const wanted: GridFilter = ['betweenInclusive', from, to];
  const isOn = isSameValue(view.search.filter?.[column], wanted);
  const toggle = () =>
    view.setSearch((old) => {
      const { [column]: _present, ...others } = old.filter ?? {};
      return { ...old, filter: isOn ? others : { ...others, [column]: wanted } };
    });
  return (
    <Button
      size="compact-sm"
      variant={isOn ? 'light' : 'default'}
      aria-pressed={isOn}
      onClick={toggle}
    >
      {children}
    </Button>
  );
}
