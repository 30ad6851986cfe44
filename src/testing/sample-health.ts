import type { ClientApplicationState, HealthTreeNode } from '~/api/system-health';
import { NodeType } from '~/domain/contract/enums.gen';

/** The moment to which the ages of sample states refer. */
export const sampleNow = Date.parse('2026-11-21T12:00:00Z');
const oneDay = 86_400_000;

type Type = ClientApplicationState['nodeType'];

/** Returns a state as the call answers it; by default it is of the day before. */
export function sampleState(change: Partial<ClientApplicationState> = {}): ClientApplicationState {
  return {
    applicationName: 'POS Terminal',
    applicationVersion: '5.6.1.250',
    applicationType: 'Terminal',
    deviceIdentifier: 'TILL-1',
    nodeID: 'till',
    nodeType: NodeType.Terminal,
    dateTimeUpdated: new Date(sampleNow - oneDay).toISOString(),
    osRegionName: 'United Kingdom',
    osCultureName: 'en-GB',
    clientApplicationStateDetails: [],
    ...change,
  };
}

/** Returns a state that a device reported a number of days before a moment. */
export const stateBefore = (
  moment: number,
  days: number,
  change: Partial<ClientApplicationState> = {},
) => sampleState({ dateTimeUpdated: new Date(moment - days * oneDay).toISOString(), ...change });

/** Returns a state that a device reported a number of days before `sampleNow`. */
export const stateOfDaysAgo = (days: number, change: Partial<ClientApplicationState> = {}) =>
  stateBefore(sampleNow, days, change);

const node = (
  entity: HealthTreeNode['entity'],
  id: string,
  children: HealthTreeNode[],
): HealthTreeNode => ({
  id,
  name: id.slice(id.indexOf(':') + 1),
  nameSuffix: null,
  iconUri: null,
  hasChildren: children.length > 0,
  children,
  entity,
});

/** Returns an organisation with its children; its name is its id. */
export const organisationNode = (
  organisationID: string,
  children: HealthTreeNode[] = [],
  clientApplicationStates: ClientApplicationState[] = [],
): HealthTreeNode =>
  node(
    { entityType: 'organisation', organisationID, clientApplicationStates },
    `org:${organisationID}`,
    children,
  );

const siteNode =
  (nodeType: Type) =>
  (
    nodeID: string,
    children: HealthTreeNode[] = [],
    clientApplicationStates: ClientApplicationState[] = [],
  ): HealthTreeNode =>
    node(
      { entityType: 'siteNode', nodeID, nodeType, clientApplicationStates },
      `ds:${nodeID}`,
      children,
    );

export const groupNode = siteNode(NodeType.OutletGroup);
export const outletNode = siteNode(NodeType.Outlet);
/** Returns a terminal with the states of its devices. */
export const terminalNode = (nodeID: string, ...states: ClientApplicationState[]) =>
  siteNode(NodeType.Terminal)(nodeID, [], states);
