import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import type { acceptances, applicationSettings, authorisations } from '../schema/versions';
import { atHour, daysAfter, daysBefore } from './demo-dates';
import type { DemoOrganisation } from './demo-organisations';
import type { DemoPerson } from './demo-people';
import { posCoreNumber } from './demo-servers';
import type { DemoNode, DemoSite } from './demo-sites';
import type { DemoApplication, DemoPackage } from './demo-versions';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

/** The authorisation of an organisation for a package of an application. */
export interface DemoAuthorisation {
  organisation: DemoOrganisation;
  application: DemoApplication;
  /** Index of the package among those of the application. */
  index: number;
}

/** The authorisations, the acceptances and the settings of all organisations. */
export interface DemoRollOut {
  authorised: DemoAuthorisation[];
  authorisations: SeedRow<typeof authorisations>[];
  acceptances: SeedRow<typeof acceptances>[];
  settings: SeedRow<typeof applicationSettings>[];
}

/** Makes authorisations and acceptances of the initialised organisations; no template is one. */
export function demoRollOut(
  now: Date,
  organisations: readonly DemoOrganisation[],
  colleagues: ReadonlyMap<DemoOrganisation, DemoPerson[]>,
  sites: readonly DemoSite[],
  applications: readonly DemoApplication[],
): DemoRollOut {
  const random = new SeededRandom('roll-out');
  const made: DemoRollOut = { authorised: [], authorisations: [], acceptances: [], settings: [] };
  const siteOf = new Map(sites.map((site) => [site.organisation, site]));

  const accept = (
    { organisation }: DemoAuthorisation,
    { applicationPackageID }: DemoPackage,
    dateTimeAccepted: Date,
    node: DemoNode | null,
    autoAccept: boolean,
  ) => {
    const isLater = node !== null && random.chance(0.4);
    made.acceptances.push({
      applicationPackageAcceptanceID: random.identifier(),
      organisationID: organisation.row.organisationID,
      applicationPackageID,
      notBefore: isLater ? atHour(daysAfter(now, random.between(1, 5)), 6) : null,
      rootNodeID: node?.nodeID ?? null,
      rootNodeType: node?.nodeType ?? null,
      userID: autoAccept ? null : (colleagues.get(organisation)?.[0]?.row.userID ?? null),
      isAutomatic: autoAccept,
      dateTimeAccepted,
    });
  };

  for (const organisation of organisations.filter(({ row }) => row.initialised)) {
    const { organisationID, organisationType } = organisation.row;
    const isLicensee = organisationType === OrganisationType.Licensee;
    const chosen = isLicensee ? random.between(3, applications.length) : applications.length;
    for (const application of applications.slice(0, chosen)) {
      const newest = newestPlace(application, organisation);
      const index = isLicensee ? Math.max(1, newest - behind(random)) : newest;
      const authorised = { organisation, application, index };
      const current = at(application.packages, index);
      const age = (now.getTime() - current.dateTimeCreated.getTime()) / 86_400_000;
      made.authorised.push(authorised);
      made.authorisations.push({
        organisationID,
        applicationID: application.row.applicationID,
        applicationPackageID: current.applicationPackageID,
        autoAcceptNotBefore: random.chance(0.1) ? atHour(daysAfter(now, 2), 4) : null,
        dateTimeAuthorised: daysBefore(now, age * 0.8),
      });
      const autoAccept = isLicensee && random.chance(0.35);
      if (autoAccept || random.chance(0.3)) {
        made.settings.push({
          organisationID,
          applicationID: application.row.applicationID,
          autoAccept,
          notBeforeTimeUTC: random.chance(0.6) ? textOf(atHour(now, random.between(2, 6))) : null,
        });
      }
      if (organisationType === OrganisationType.Root) continue;
      for (const older of application.packages.slice(Math.max(0, index - 2), index)) {
        accept(authorised, older, daysAfter(older.dateTimeCreated, 5), null, autoAccept);
      }
      const site = siteOf.get(organisation);
      const lot = random.next();
      if (autoAccept || lot < 0.5 || (!site && lot < 0.7)) {
        accept(authorised, current, daysBefore(now, age * 0.5), null, autoAccept);
      } else if (site && lot < 0.8) {
        const nodes = random.sample([...site.groups, ...site.outlets], random.between(1, 2));
        for (const node of nodes) {
          accept(authorised, current, daysBefore(now, age * random.next() * 0.5), node, false);
        }
      }
    }
  }
  return made;
}

/**
 * Finds the index of the newest package that the organisation's POS Core is new enough for
 * (docs/product/versions-and-health.md#minimum-pos-core-version).
 */
function newestPlace({ packages }: DemoApplication, { posCore }: DemoOrganisation): number {
  const allowed = packages.filter(({ minimumPosCoreVersion }) => {
    if (posCore === posCoreNumber.north) return minimumPosCoreVersion !== '7.3.0.0';
    if (posCore === posCoreNumber.unreachable) {
      return minimumPosCoreVersion === '6.5.0.0' || minimumPosCoreVersion === null;
    }
    return true;
  });
  return allowed.length - 1;
}

/** Picks by how many versions a licensee is behind the newest one. */
function behind(random: SeededRandom): number {
  const lot = random.next();
  if (lot < 0.55) return 0;
  return lot < 0.85 ? 1 : 2;
}

function textOf(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
