import type { PermissionGroup } from '~/api/permission-groups';
import { UsedBy } from '~/pickers/used-by/used-by';
import { LateGroupHolders } from '~/pickers/who-loses/who-loses';

/** Says what a deletion of a default group takes away; undefined for another group. */
export const defaultGroupLoss = ({
  organisationDefault,
}: Pick<PermissionGroup, 'organisationDefault'>): string | undefined =>
  organisationDefault
    ? 'It applies to all users of the organisation, who lose what it allows.'
    : undefined;

/** Says in the question before a deletion what uses the group, or else who has it. */
export function GroupDeletionFacts({ orgId, group }: { orgId: string; group: PermissionGroup }) {
  return (
    <UsedBy
      subject={{ kind: 'permissiongroups', orgId }}
      id={group.userPermissionGroupID}
      otherwise={<LateGroupHolders orgId={orgId} group={group} />}
    />
  );
}
