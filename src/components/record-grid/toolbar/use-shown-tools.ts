import { useState } from 'react';
import type { GridView } from '../model/use-grid-view';

/** The short grids whose tools a person has asked for, until the page is loaded again. */
export const askedTools = new Set<string>();

/** Whether a view or filters change what the grid shows. The search has its own field. */
function isChanged({ search, areFiltersShown }: GridView): boolean {
  const { q: _search, density, ...view } = search;
  const isDense = density !== undefined && density !== 'normal';
  return areFiltersShown || isDense || Object.values(view).some((value) => value !== undefined);
}

/**
 * Decides whether a grid shows its tools beside the search (docs/product/grids.md#toolbar). Once shown,
 * they stay, so that nothing goes away under the pointer.
 */
export function useShownTools(key: string, areNeeded: boolean, view: GridView) {
  const [wereShown, setShown] = useState(() => askedTools.has(key));
  const areShown = wereShown || areNeeded || isChanged(view);
  if (areShown && !wereShown) setShown(true);
  const show = () => {
    askedTools.add(key);
    setShown(true);
  };
  return { areShown, show };
}
