import { groupedBy } from '../../../src/domain/lists';
import type { clientApplicationStates } from '../schema/versions';
import { daysBefore } from './demo-dates';
import type { DemoAuthorisation } from './demo-roll-out';
import type { DemoNode, DemoSite } from './demo-sites';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

type State = SeedRow<typeof clientApplicationStates>;

const statesPerScale = 2000;

/**
 * Generates the application states of the terminals of initialised licensees: one for each
 * terminal, then a second one for each, and so on. Most are of today. About one in twelve is older
 * than 14 days.
 */
export function* demoApplicationStates(
  scale: number,
  now: Date,
  sites: readonly DemoSite[],
  authorised: readonly DemoAuthorisation[],
): Generator<State> {
  const random = new SeededRandom('application states');
  const authorisationsOf = groupedBy(authorised, ({ organisation }) => organisation);
  const terminals = sites
    .filter(({ organisation }) => organisation.row.initialised)
    .flatMap((site) =>
      site.terminals.map((terminal, number) => ({ site, terminal, number: number + 1 })),
    );
  for (let count = 0; count < statesPerScale * scale; count += 1) {
    const { site, terminal, number } = at(terminals, count);
    const round = Math.floor(count / terminals.length);
    const authorisation = authorisationsOf.get(site.organisation)?.[round];
    if (!authorisation) throw new Error('Every licensee at work has applications enough.');
    const code = site.organisation.row.organisationCode;
    const device = `${code}-${String(number).padStart(4, '0')}`;
    yield state(random, now, authorisation, terminal, device);
  }
}

function state(
  random: SeededRandom,
  now: Date,
  { organisation, application, index }: DemoAuthorisation,
  terminal: DemoNode,
  deviceIdentifier: string,
): State {
  const lot = random.next();
  const behind = lot < 0.65 ? 0 : lot < 0.9 ? 1 : 2;
  const installed = at(application.packages, Math.max(0, index - behind));
  const dateTimeUpdated = daysBefore(now, daysSilent(random));
  const details = [
    { name: 'Free disk space', value: `${random.between(2, 180)} GB` },
    { name: 'Memory in use', value: `${random.between(28, 93)} %` },
    { name: 'Running since', value: daysBefore(dateTimeUpdated, random.next() * 20).toISOString() },
  ];
  if (application.type === 'Terminal') {
    details.push({ name: 'Printer', value: random.pick(['Ready', 'Ready', 'Paper low', 'Off']) });
    details.push({ name: 'Sales not sent yet', value: String(random.pick([0, 0, 0, 0, 3, 41])) });
  }
  return {
    organisationID: organisation.row.organisationID,
    nodeID: terminal.nodeID,
    nodeType: terminal.nodeType,
    applicationName: application.row.name,
    applicationVersion: [
      installed.majorVersion,
      installed.minorVersion,
      installed.buildNumber,
      installed.revision,
    ].join('.'),
    applicationType: application.type,
    deviceIdentifier,
    dateTimeUpdated,
    osRegionName: organisation.country.region,
    osCultureName: organisation.country.locale,
    clientApplicationStateDetails: details,
  };
}

function daysSilent(random: SeededRandom): number {
  const lot = random.next();
  if (lot < 0.75) return random.next() * 0.5;
  if (lot < 0.87) return 0.5 + random.next() * 6;
  if (lot < 0.92) return 7 + random.next() * 6.5;
  return 14.5 + random.next() * 90;
}
