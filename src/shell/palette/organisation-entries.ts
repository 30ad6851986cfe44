import type { OrganisationSummary } from '~/api/organisation-summary';
import type { PermissionGroupChoice } from '~/api/permission-groups';
import { shownName } from '~/domain/shown-name';
import type { ListedOrganisation } from '../organisation-switcher/organisation-list';
import { type PaletteEntry, pathTo } from './palette-entry';

/** Makes an entry of an organisation, which leads to its summary. */
export const organisationEntry = ({
  organisationID: id,
  name,
  organisationCode: code,
}: ListedOrganisation): PaletteEntry => ({
  group: 'Organisations',
  path: pathTo('/organisation', id),
  title: shownName(name),
  detail: code,
  code,
  id,
});

/** Makes entries of what belongs to the present organisation (docs/product/palette.md#records). */
export function roomEntries(
  orgId: string,
  organisationName: string | undefined,
  summary: OrganisationSummary | undefined,
  groups: readonly PermissionGroupChoice[] | undefined,
): PaletteEntry[] {
  const room = pathTo('/organisation', orgId);
  const entry = (group: PaletteEntry['group'], page: string, id: string, name: string) => ({
    group,
    path: pathTo(`${room}/${page}/edit`, id),
    title: shownName(name),
    detail: organisationName,
    id,
  });
  return [
    ...(summary?.links ?? []).map((link) =>
      entry('Access', 'links', link.organisationUserLinkID, link.teamUserName),
    ),
    ...(summary?.teams ?? []).map((team) => entry('Teams', 'teams', team.teamID, team.name)),
    ...(groups ?? []).map((group) =>
      entry('Permission Groups', 'permissiongroups', group.userPermissionGroupID, group.name),
    ),
    ...(summary?.serviceAccounts ?? []).map((account) =>
      entry('Service Accounts', 'serviceaccounts', account.serviceAccountID, account.name),
    ),
  ];
}
