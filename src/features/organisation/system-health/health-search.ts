import { asText, type SearchParameters } from '~/domain/search-values';

/** The statuses of an application on a device. The last one is a status of a whole terminal. */
export const healthStatuses = [
  'up-to-date',
  'behind',
  'not-compared',
  'silent',
  'nothing-reported',
] as const;

export type HealthStatus = (typeof healthStatuses)[number];

/** How far an authorised version has come on a device. */
export const rollOutStatuses = ['installed', 'waiting', 'not-accepted', 'not-known'] as const;

export type RollOutStatus = (typeof rollOutStatuses)[number];

/** The state of System Health that a link keeps. It leaves out defaults. */
export interface HealthSearch {
  view?: 'roll-out' | undefined;
  /** Id of the selected node in the tree; undefined for the first root. */
  node?: string | undefined;
  app?: string | undefined;
  version?: string | undefined;
  status?: HealthStatus | undefined;
  rollOut?: RollOutStatus | undefined;
  /** Part of a node's name or code, or of a device's id. */
  text?: string | undefined;
}

/** Returns every key, so that the router removes default and malformed search parameters. */
export const parseHealthSearch = (given: SearchParameters): HealthSearch => ({
  view: given.view === 'roll-out' ? 'roll-out' : undefined,
  node: asText(given.node),
  app: asText(given.app),
  version: asText(given.version),
  status: healthStatuses.find((status) => status === given.status),
  rollOut: rollOutStatuses.find((status) => status === given.rollOut),
  text: asText(given.text),
});

/** Returns the view and the selected node only, without the filters. */
export const withoutFilters = ({ view, node }: HealthSearch): HealthSearch => ({ view, node });

export const isFiltered = ({ view, node, ...filters }: HealthSearch) =>
  Object.values(filters).some((value) => value !== undefined);
