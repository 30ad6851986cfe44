import { OrganisationUserLinkType } from '../../../src/domain/contract/enums.gen';
import type {
  linkRootNodes,
  organisationUserLinks,
  permissionGroupAssignments,
} from '../schema/access';
import type { DemoOrganisation } from './demo-organisations';
import type { DemoPerson } from './demo-people';
import type { DemoGroupName, DemoPermissionGroups } from './demo-permission-groups';
import type { DemoNode, DemoSite } from './demo-sites';
import type { DemoTeam } from './demo-teams';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { SeededRandom } from './seeded-random';

type Link = SeedRow<typeof organisationUserLinks>;

/** The access links, with their permission groups and outlet restrictions. */
export interface DemoLinks {
  links: Link[];
  assignments: SeedRow<typeof permissionGroupAssignments>[];
  rootNodes: SeedRow<typeof linkRootNodes>[];
}

interface LinkInput {
  /** The organisations where people work, the administrator's licensee group first. */
  organisations: readonly DemoOrganisation[];
  colleagues: ReadonlyMap<DemoOrganisation, DemoPerson[]>;
  teams: readonly DemoTeam[];
  groups: DemoPermissionGroups;
  sites: readonly DemoSite[];
}

interface Access {
  isOrgAdmin: boolean;
  group: DemoGroupName | null;
  node: DemoNode | null;
  /** Number in the contract's examples, which have three links. */
  example?: number;
}

/** Gives people and teams access where they work; the first person is the administrator there. */
export function demoLinks({
  organisations,
  colleagues,
  teams,
  groups,
  sites,
}: LinkInput): DemoLinks {
  const random = new SeededRandom('links');
  const made: DemoLinks = { links: [], assignments: [], rootNodes: [] };
  const first = organisations[0];
  const siteOf = new Map(sites.map((site) => [site.organisation, site]));

  const add = (
    organisation: DemoOrganisation,
    target: Pick<Link, 'userID' | 'teamID'>,
    { isOrgAdmin, group, node, example }: Access,
  ) => {
    const identifier = (kind: 'link' | 'assignment') =>
      example ? fixedIdentifier(kind, example) : random.identifier();
    const { User, Team } = OrganisationUserLinkType;
    const organisationUserLinkID = identifier('link');
    made.links.push({
      organisationUserLinkID,
      organisationID: organisation.row.organisationID,
      linkType: target.teamID === null ? User : Team,
      isOrgAdmin,
      endsAt: null,
      ...target,
    });
    if (group) {
      made.assignments.push({
        userPermissionGroupAssignmentID: identifier('assignment'),
        organisationUserLinkID,
        userPermissionGroupID: groups.find(organisation, group),
      });
    }
    if (node) {
      const { nodeID, nodeType } = node;
      made.rootNodes.push({ organisationUserLinkID, nodeID, nodeType });
    }
  };
  const anyGroup = (): DemoGroupName | null => {
    if (random.chance(0.4)) return null;
    return random.chance(0.7) ? 'Managers' : 'Installers';
  };

  for (const organisation of organisations) {
    const site = siteOf.get(organisation);
    for (const [number, { row }] of (colleagues.get(organisation) ?? []).entries()) {
      const isOrgAdmin = number === 0;
      const target = { userID: row.userID, teamID: null };
      if (organisation === first && number < 2) {
        const node = isOrgAdmin ? null : (sites[0]?.outlets[0] ?? null);
        add(organisation, target, { isOrgAdmin, group: 'Managers', node, example: number + 1 });
        continue;
      }
      const node = site && !isOrgAdmin && random.chance(0.3) ? random.pick(site.outlets) : null;
      add(organisation, target, { isOrgAdmin, group: anyGroup(), node });
    }
  }
  for (const [number, { row, owner }] of teams.entries()) {
    const target = { userID: null, teamID: row.teamID };
    if (number === 0) {
      const node = sites[0]?.groups[0] ?? null;
      add(owner, target, { isOrgAdmin: false, group: 'Installers', node, example: 3 });
      continue;
    }
    // In the first organisation only the demo account is an administrator, and no team.
    const isOrgAdmin = owner !== first && random.chance(0.2);
    add(owner, target, { isOrgAdmin, group: anyGroup(), node: null });
  }
  return made;
}
