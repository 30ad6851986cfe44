import type { HealthSearch } from './health-search';

/** Returns the view and the selected node only, without the filters. */
export const withoutFilters = ({ view, node }: HealthSearch): HealthSearch => ({ view, node });

export const isFiltered = ({ view, node, ...filters }: HealthSearch) =>
  Object.values(filters).some((value) => value !== undefined);
