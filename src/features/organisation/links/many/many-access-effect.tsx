import { useLinksWithEnds } from '~/api/access-ends';
import { hasEnded } from '~/domain/access-explanation/link-end';
import { isTeamLink } from '~/domain/access-explanation/people-with-access';
import { countText } from '~/domain/count-text';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';
import { isTeamAction, type LinkItem, type ManyAccessAction } from './use-many-access';

interface ManyAccessEffectProps {
  orgId: string;
  action: ManyAccessAction;
  /** The id and the name of the permission group or of the team. */
  targetId: string;
  name: string;
  /** Whether the permission group applies to all users of the organisation. */
  isDefault: boolean;
  items: readonly LinkItem[];
}

/** Says what the action will do, and what hangs on it. */
export function ManyAccessEffect(props: ManyAccessEffectProps) {
  const { orgId, action, targetId, items } = props;
  const endedNote = useEndedNote(props);
  const people = items.map(({ link }) => link.teamUserID);
  return (
    <>
      <p>{`${effectOf(props)} Rows for which that is so already stay as they are.`}</p>
      {endedNote ? <p>{endedNote}</p> : null}
      {action === 'remove' ? (
        <LateAdministratorLoss orgId={orgId} teamID={targetId} userIDs={people} />
      ) : null}
    </>
  );
}

function effectOf({ action, name, isDefault, items }: ManyAccessEffectProps): string {
  const count = items.length;
  const [gets, loses, joins, leaves] =
    count === 1 ? ['gets', 'loses', 'joins', 'leaves'] : ['get', 'lose', 'join', 'leave'];
  const rows = countText(count, 'access link');
  const people = countText(count, 'person', 'people');
  switch (action) {
    case 'give':
      return `${rows} ${gets} the permission group "${name}".`;
    case 'take':
      if (isDefault) {
        const [has, its] = count === 1 ? ['has', 'its'] : ['have', 'their'];
        return `${rows} no longer ${has} the permission group "${name}" of ${its} own. It still applies to all users.`;
      }
      return `${rows} ${loses} the permission group "${name}".`;
    case 'add':
      return `${people} ${joins} the team "${name}", and ${gets} its access.`;
    case 'remove':
      return `${people} ${leaves} the team "${name}", and ${loses} its access.`;
  }
}

/** Says for which access the action changes nothing yet, because it has ended. */
function useEndedNote({ orgId, action, targetId, name, items }: ManyAccessEffectProps) {
  const { links = [] } = useLinksWithEnds(orgId);
  const ended = new Set(links.filter(hasEnded).map((link) => link.organisationUserLinkID));
  const count = items.filter(({ id }) => ended.has(id)).length;
  if (!isTeamAction(action)) {
    if (count === 0) return undefined;
    const [give, their] = count === 1 ? ['gives', 'its'] : ['give', 'their'];
    return `${countText(count, 'access link has', 'access links have')} ended, and ${give} nothing until ${their} end is changed.`;
  }
  const team = links.find((link) => isTeamLink(link) && link.teamUserID === targetId);
  if (team && hasEnded(team)) {
    return `The access of the team "${name}" has ended, and gives nothing until its end is changed.`;
  }
  if (!team || action === 'remove' || count === 0) return undefined;
  return `The own access of ${countText(count, 'person', 'people')} has ended. The team gives access all the same.`;
}
