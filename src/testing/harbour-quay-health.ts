import type { HealthTreeNode } from '~/api/system-health';
import {
  groupNode,
  organisationNode,
  outletNode,
  stateBefore,
  terminalNode,
} from './sample-health';

export const harbourQuay = '20000000-0000-4000-8000-000000000004';

/** Returns the id of a site node. */
export const siteIdOf = (number: number) =>
  `21000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
export const siteIds = {
  centre: siteIdOf(1),
  quayStreet: siteIdOf(2),
  market: siteIdOf(3),
  bar: siteIdOf(4),
  till: siteIdOf(5),
  counter: siteIdOf(6),
  unused: siteIdOf(7),
};
const named = (name: string, node: HealthTreeNode) => ({ ...node, name });

/**
 * The latest version is 5.6.1.250, which only Quay Street has accepted: see the contract's
 * examples.
 */
export const healthOfHarbourQuay = (): HealthTreeNode[] => {
  const at = (nodeID: string, deviceIdentifier: string, applicationVersion: string, days = 1) =>
    stateBefore(Date.now(), days, { nodeID, deviceIdentifier, applicationVersion });
  const { bar, till, counter, unused } = siteIds;
  const printer = [{ name: 'Printer', value: 'Paper low' }];
  const quayStreet = outletNode(siteIds.quayStreet, [
    named(
      'bar',
      terminalNode(bar, {
        ...at(bar, 'QS-BAR', '5.6.1.250'),
        clientApplicationStateDetails: printer,
      }),
    ),
    named('till', terminalNode(till, at(till, 'QS-TILL', '5.5.0.233'))),
  ]);
  const marketHall = outletNode(siteIds.market, [
    named(
      'counter',
      terminalNode(
        counter,
        at(counter, 'MH-COUNTER', '5.5.0.233'),
        at(counter, 'MH-OLD', '5.4.0.0', 20),
      ),
    ),
    named('unused', terminalNode(unused)),
  ]);
  const outlets = [named('Quay Street', quayStreet), named('market', marketHall)];
  return [organisationNode(harbourQuay, [named('centre', groupNode(siteIds.centre, outlets))])];
};
