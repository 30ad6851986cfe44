import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useLinksWithEnds } from '~/api/access-ends';
import { failureWords, inWords } from '~/api/failure-words';
import {
  linkQueries,
  type OrganisationUserLink,
  useCommitLinkAssignments,
} from '~/api/organisation-access';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import {
  type TeamMemberLink,
  type TeamMemberLinkChange,
  teamQueries,
  useCommitTeamMembers,
} from '~/api/teams';
import { overDialog } from '~/components/dialogs/dialog';
import { FieldFailure } from '~/components/fields/field-failure';
import { ManyCallsDialog } from '~/components/many-calls/many-calls-dialog';
import type { CallOutcomes, ManyItem } from '~/components/many-calls/use-many-calls';
import type { ManyActionsProps } from '~/components/record-grid/record-grid-props';
import { hasEnded, isActingMember } from '~/domain/access-explanation/link-end';
import { isTeamLink, isUserLink } from '~/domain/access-explanation/people-with-access';
import { type SaveOutcome, sendAgainIfReplayed } from '~/domain/call-outcome';
import { addition } from '~/domain/contract/record-change';
import { countText } from '~/domain/count-text';
import { groupedBy, loadedRecords, toggled } from '~/domain/lists';
import { shownName, shownText } from '~/domain/shown-name';
import { OptionSelect } from '~/pickers/option-select';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';
import { useSession } from '~/session/session';
import { assignmentDifference } from '../saving/save-access';
import classes from './many-access.module.css';

/** The button for the selected access links (docs/product/many-at-once.md#groups-and-teams). */
export function ManyAccess({
  count,
  selected,
  hiddenNote,
}: ManyActionsProps<OrganisationUserLink>) {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/links/' });
  const [links, setLinks] = useState<readonly OrganisationUserLink[]>();
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        disabled={count === 0}
        onClick={() => setLinks(selected())}
      >
        Groups and teams
      </Button>
      {links ? (
        <ManyAccessDialog {...{ orgId, links, hiddenNote }} onClose={() => setLinks(undefined)} />
      ) : null}
    </>
  );
}

/** What a person can do with the people and teams of many access links. */
type ManyAccessAction = 'give' | 'take' | 'add' | 'remove';

interface LinkItem extends ManyItem {
  link: OrganisationUserLink;
}

/** Whether an action changes the members of a team, and not the permission groups of a link. */
const isTeamAction = (action: ManyAccessAction) => action === 'add' || action === 'remove';

const actions: { value: ManyAccessAction; label: string }[] = [
  { value: 'give', label: 'Give a permission group' },
  { value: 'take', label: 'Take a permission group away' },
  { value: 'add', label: 'Add to a team' },
  { value: 'remove', label: 'Remove from a team' },
];

const teamWords = { lead: 'The teams could not be loaded.' };

interface ManyAccessDialogProps {
  orgId: string;
  links: readonly OrganisationUserLink[];
  hiddenNote: string;
  onClose: () => void;
}

/** Gives many access links a permission group, or puts their people into a team, and the opposite. */
function ManyAccessDialog({ orgId, links, hiddenNote, onClose }: ManyAccessDialogProps) {
  const [action, setAction] = useState<ManyAccessAction>('give');
  const [targetId, setTargetId] = useState('');
  const isTeam = isTeamAction(action);
  const groups = useQuery(permissionGroupQueries.choices(orgId));
  const teams = useQuery(teamQueries.list(orgId));
  const calls = useManyAccess(orgId, action, targetId);
  // A team cannot be in a team.
  const items = links
    .filter((link) => !isTeam || isUserLink(link))
    .map((link) => ({
      id: link.organisationUserLinkID,
      label: shownName(link.teamUserName),
      link,
    }));
  const teamChoices = loadedRecords(teams.data).map(({ teamID, name }) => [teamID, name] as const);
  const groupChoices = loadedRecords(groups.data)
    // Everybody has such a group in any case.
    .filter(({ organisationDefault }) => action === 'take' || !organisationDefault)
    .map(({ userPermissionGroupID, name }) => [userPermissionGroupID, name] as const);
  const options = (isTeam ? teamChoices : groupChoices).map(([value, text]) => ({
    value,
    label: shownText(text, value),
  }));
  const isDefault = loadedRecords(groups.data).some(
    (group) => group.userPermissionGroupID === targetId && group.organisationDefault,
  );
  const query = isTeam ? teams : groups;
  const words = isTeam ? teamWords : screenWords.permissionGroup.choices;
  const name = options.find(({ value }) => value === targetId)?.label;
  const leftOut = links.length - items.length;

  return (
    <ManyCallsDialog
      title="Groups and teams"
      confirmText={`Change ${countText(items.length, 'row')}`}
      canBegin={name !== undefined && items.length > 0}
      doneWord="done"
      items={items}
      {...calls}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <OptionSelect
          label="Action"
          value={action}
          onChange={(next) => {
            setAction(actions.find(({ value }) => value === next)?.value ?? action);
            setTargetId('');
          }}
          options={actions}
          comboboxProps={overDialog}
        />
        <div>
          <OptionSelect
            key={isTeam ? 'team' : 'group'}
            label={isTeam ? 'Team' : 'Permission group'}
            placeholder={query.isPending ? 'Loading...' : 'Choose one'}
            value={targetId}
            onChange={setTargetId}
            options={options}
            comboboxProps={overDialog}
          />
          <FieldFailure read={query} wordsOf={(error) => failureWords(error, words)} />
        </div>
        <div role="status">
          {name === undefined ? null : (
            <ManyAccessEffect {...{ orgId, action, targetId, name, isDefault, items }} />
          )}
          {hiddenNote ? <p>{hiddenNote}</p> : null}
          {leftOut > 0 ? (
            <p>{`${countText(leftOut, 'team')} left out: a team has people only.`}</p>
          ) : null}
        </div>
      </div>
    </ManyCallsDialog>
  );
}

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
function ManyAccessEffect(props: ManyAccessEffectProps) {
  const { orgId, action, targetId, items } = props;
  const endedNote = useEndedNote(props);
  const caller = useSession();
  const people = items.map(({ link }) => link.teamUserID);
  return (
    <>
      <p>{`${effectOf(props)} Rows where nothing changes stay as they are.`}</p>
      {endedNote ? <p>{endedNote}</p> : null}
      {action === 'remove' ? (
        <LateAdministratorLoss orgId={orgId} caller={caller} teamID={targetId} userIDs={people} />
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
  return `For ${countText(count, 'person', 'people')}, their own access has ended. The team gives access all the same.`;
}

/**
 * Returns the calls that give many access links a permission group, or put their people into a team, and
 * those that do the opposite. Each reads first what is stored, so that a repetition changes nothing twice.
 * @param targetId the id of the permission group or of the team
 */
function useManyAccess(orgId: string, action: ManyAccessAction, targetId: string) {
  const queryClient = useQueryClient();
  const assignments = useCommitLinkAssignments(orgId);
  const team = useCommitTeamMembers(orgId, targetId);

  const changeGroups = async ({ link: { organisationUserLinkID: id } }: LinkItem) => {
    const stored = await queryClient.fetchQuery({
      ...linkQueries.assignments(orgId, id),
      staleTime: 0,
    });
    const given = stored.map(({ userPermissionGroupID }) => userPermissionGroupID);
    const body = assignmentDifference(id, stored, toggled(given, targetId, action === 'give'));
    return body ? assignments.mutateAsync({ id, body }) : undefined;
  };

  const readMembers = () =>
    queryClient.fetchQuery({ ...teamQueries.members(orgId, targetId), staleTime: 0 });
  const isAddition = action === 'add';
  const isSo = (memberships: readonly TeamMemberLink[] = []) =>
    isAddition ? memberships.some(isActingMember) : memberships.length === 0;
  const joined = (userID: string) => addition<TeamMemberLinkChange>()({ teamID: targetId, userID });
  /** One call for all, so that one Undo brings back all. */
  const changeTeam = async (items: readonly LinkItem[]) => {
    const memberships = groupedBy(await readMembers(), ({ userID }) => userID);
    const userIDs = items.map(({ link }): string => link.teamUserID);
    const left = userIDs.filter((userID) => !isSo(memberships.get(userID)));
    if (left.length === 0) return undefined;
    const replaced = left.flatMap((userID) => loadedRecords(memberships.get(userID)));
    return team.mutateAsync({
      changes: isAddition ? left.map(joined) : [],
      // A person has one membership of a team, so that a new one replaces one that has ended.
      deletes: replaced.map(({ teamUserLinkID }): string => teamUserLinkID),
    });
  };

  return {
    isBatch: isTeamAction(action),
    send: async (items: readonly LinkItem[]) => {
      try {
        const changes = isTeamAction(action)
          ? [() => changeTeam(items)]
          : items.map((item) => () => changeGroups(item));
        for (const change of changes) await sendAgainIfReplayed<SaveOutcome>(change);
      } catch (cause) {
        throw inWords(cause, screenWords.access.save);
      }
      return undefined;
    },
    /** The people that are in the team, or out of it, already. */
    prepare: async (items: readonly LinkItem[]): Promise<CallOutcomes> => {
      if (!isTeamAction(action)) return new Map();
      const memberships = groupedBy(await readMembers(), ({ userID }) => userID);
      const isDone = ({ link }: LinkItem) => isSo(memberships.get(link.teamUserID));
      return new Map(items.filter(isDone).map(({ id }) => [id, { kind: 'done' }]));
    },
  };
}
