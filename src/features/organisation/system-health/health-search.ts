import { type HealthStatus, healthStatuses } from './model/health-status';
import { type RollOutStatus, rollOutStatuses } from './model/roll-out-status';

/** What of System Health is worth a link to a colleague. Everything at its default is left out. */
export interface HealthSearch {
  view?: 'roll-out' | undefined;
  /** Id of the selected node, as the tree has it; the first root unless given. */
  node?: string | undefined;
  app?: string | undefined;
  version?: string | undefined;
  status?: HealthStatus | undefined;
  rollOut?: RollOutStatus | undefined;
  /** Part of a node's name or code, or of a device's id. */
  text?: string | undefined;
}

const longestText = 256;

/** The router reads ?version=5 as a number; a person meant the text. */
function asText(value: unknown): string | undefined {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = typeof value === 'string' ? value.trim().slice(0, longestText) : '';
  return text === '' ? undefined : text;
}

const oneOf = <Value extends string>(values: readonly Value[], value: unknown) =>
  values.find((known) => known === value);

/**
 * Reads the page's state from whatever the address holds; for `validateSearch`. Nothing is thrown,
 * and every key is there, so that the router takes away what is at its default or odd.
 */
export function parseHealthSearch(
  given: Partial<Record<keyof HealthSearch, unknown>>,
): HealthSearch {
  return {
    view: given.view === 'roll-out' ? 'roll-out' : undefined,
    node: asText(given.node),
    app: asText(given.app),
    version: asText(given.version),
    status: oneOf(healthStatuses, given.status),
    rollOut: oneOf(rollOutStatuses, given.rollOut),
    text: asText(given.text),
  };
}

/** Everything but what is looked at: the filter of the list. */
export function withoutFilters({ view, node }: HealthSearch): HealthSearch {
  return { view, node };
}

export function isFiltered(search: HealthSearch): boolean {
  const { app, version, status, rollOut, text } = search;
  return [app, version, status, rollOut, text].some((value) => value !== undefined);
}
