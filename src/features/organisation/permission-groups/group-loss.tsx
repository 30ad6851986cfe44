import type { PermissionGroup } from '~/api/permission-groups';
import { useLatePart } from '~/components/late-part';
import { accessTools } from '../links/access-tools';

type Group = Pick<
  PermissionGroup,
  'userPermissionGroupID' | 'organisationDefault' | 'totalAssignedUsers'
>;

export interface GroupHoldersProps {
  orgId: string;
  group: Group;
}

/** Says what a deletion of a default group takes away; undefined for another group. */
export const defaultGroupLoss = ({ organisationDefault }: Group): string | undefined =>
  organisationDefault
    ? 'It applies to all users of the organisation, who lose what it allows.'
    : undefined;

export const lookingUpHolders = 'Looking up who has this permission group...';

/** Says who has a permission group, for the question before its deletion (decision 0039). */
export function LateGroupHolders(props: GroupHoldersProps) {
  const late = useLatePart(accessTools, true);
  return late ? <late.GroupHolders {...props} /> : <p>{lookingUpHolders}</p>;
}
