import type { PermissionGroup } from '~/api/permission-groups';

/** Says what a deletion of a default group takes away; undefined for another group. */
export const defaultGroupLoss = ({
  organisationDefault,
}: Pick<PermissionGroup, 'organisationDefault'>): string | undefined =>
  organisationDefault
    ? 'It applies to all users of the organisation, who lose what it allows.'
    : undefined;
