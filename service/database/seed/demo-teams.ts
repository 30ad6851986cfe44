import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import type { teamMembers, teams } from '../schema/access';
import type { DemoOrganisation } from './demo-organisations';
import type { DemoPerson } from './demo-people';
import { fixedIdentifier } from './fixed-identifiers';
import type { SeedRow } from './insert-rows';
import { at, SeededRandom } from './seeded-random';

/** A team with its members and its owner organisation. */
export interface DemoTeam {
  row: SeedRow<typeof teams>;
  owner: DemoOrganisation;
  members: SeedRow<typeof teamMembers>[];
}

const teamsPerScale = 40;
const names = ['Finance', 'Training', 'Night Shift', 'Opening Crew', 'Menu Editors', 'Helpdesk'];

/**
 * Makes all teams: those of the contract's examples, then one for each organisation in turn.
 *
 * @param places the organisations where people work; the administrator's licensee group and its
 *   dealer come first
 * @param colleagues the people of each organisation; the demo accounts come first in theirs
 */
export function demoTeams(
  scale: number,
  places: readonly DemoOrganisation[],
  people: readonly DemoPerson[],
  colleagues: ReadonlyMap<DemoOrganisation, DemoPerson[]>,
): DemoTeam[] {
  const random = new SeededRandom('teams');
  const first = at(places, 0);
  const made = exampleTeams(first, at(places, 1), colleagues.get(first) ?? []);
  const namesTaken = new Set(made.map(({ row, owner }) => owner.row.organisationID + row.name));
  // Members from other organisations are among these people, and never demo accounts.
  const helpers = people.slice(4, 400);

  for (let number = 0; made.length < teamsPerScale * scale; number += 1) {
    const owner = at(places, number);
    const { organisationID, organisationType } = owner.row;
    const wish = organisationType === OrganisationType.Dealer ? 'Support' : at(names, number);
    const free = [wish, ...names].find((name) => !namesTaken.has(organisationID + name));
    const name = free ?? `Team ${number}`;
    namesTaken.add(organisationID + name);
    const staff = (colleagues.get(owner) ?? []).slice(owner === first ? 2 : 0);
    const members = new Set([...random.sample(staff, 4), ...random.sample(helpers, 3)]);
    made.push(team(owner, random.identifier(), name, [...members], () => random.identifier()));
  }
  return made;
}

function exampleTeams(
  first: DemoOrganisation,
  dealer: DemoOrganisation,
  [administrator, user]: readonly DemoPerson[],
): DemoTeam[] {
  if (!administrator || !user) throw new Error('The demo accounts have to work somewhere.');
  let members = 0;
  const memberID = () => {
    members += 1;
    return fixedIdentifier('teamMember', members);
  };
  const teamID = (number: number) => fixedIdentifier('team', number);
  return [
    team(first, teamID(1), 'Support', [administrator, user], memberID),
    team(first, teamID(2), 'Area Managers', [administrator], memberID),
    team(dealer, teamID(3), 'Dealer Helpdesk', [], memberID),
  ];
}

function team(
  owner: DemoOrganisation,
  teamID: string,
  name: string,
  people: readonly DemoPerson[],
  memberID: () => string,
): DemoTeam {
  return {
    row: { teamID, name, ownerOrganisationID: owner.row.organisationID },
    owner,
    members: people.map(({ row }) => ({
      teamUserLinkID: memberID(),
      teamID,
      userID: row.userID,
      endsAt: null,
    })),
  };
}
