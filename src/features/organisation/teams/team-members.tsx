import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { use, useMemo } from 'react';
import { failureWords, inWords } from '~/api/failure-words';
import { organisationUserValuesQuery, type UserValue } from '~/api/organisation-access';
import {
  type Team,
  type TeamMemberLink,
  type TeamMemberLinkChange,
  teamQueries,
  useCommitTeamMembers,
} from '~/api/teams';
import { ReadOnly } from '~/components/edit-page/form-page';
import { RetryNotice, StaleNotice } from '~/components/notices/retry-notice';
import { Panel } from '~/components/panel/panel';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { useGridPage } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import type { GridBatch } from '~/components/record-grid/row-change';
import { unconfirmedCell } from '~/components/unconfirmed/unconfirmed-name';
import { addition } from '~/domain/contract/record-change';
import { distinctLabels, idEnd } from '~/domain/distinct-labels';
import { gridRights } from '~/domain/grid-rights';
import { markedName, shownName, shownText } from '~/domain/shown-name';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';
import { useSession } from '~/session/session';
import classes from './team-members.module.css';

const lead = 'The people to choose from could not be loaded.';

/** The members of a team (docs/product/organisation.md#members-grid), which save on their own. */
export function TeamMembers({ team }: { team: Team }) {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/teams/edit/$id' });
  const { teamID: id } = team;
  const { list, page } = useGridPage(teamQueries.members(orgId, id));
  const people = useQuery(organisationUserValuesQuery(orgId));
  const commit = useCommitTeamMembers(orgId, id);
  const isReadOnly = use(ReadOnly);
  const caller = useSession();
  const isLoading = list.isLoading || people.isPending;
  const { columns, nameOf } = useMemo(() => {
    const names = memberNames(list.records, people.data);
    return { columns: memberColumns(list.records, people.data, names), nameOf: names };
  }, [list.records, people.data]);

  async function save({ changes, deletes }: GridBatch<TeamMemberLink>) {
    // Only new rows can be changed: the grid has no right to change a stored one.
    const added = changes.map(({ record }) => record);
    const problem = problemOfAdditions(added, people.data);
    if (problem) throw new Error(problem);
    return commit.mutateAsync({
      changes: added.map(({ teamID, userID }) =>
        addition<TeamMemberLinkChange>()({ teamID, userID }),
      ),
      deletes,
    });
  }

  return (
    <Panel>
      {people.error && !people.data ? (
        <div role="alert">
          <RetryNotice text={failureWords(people.error, { lead })} read={people} />
        </div>
      ) : (
        <StaleNotice read={people} reword={(error) => inWords(error, { lead })} />
      )}
      <RecordGrid
        title="Members"
        list={{ ...list, isLoading, records: isLoading ? undefined : list.records }}
        table={{
          idKey: 'teamUserLinkID',
          labelKey: 'userID',
          columns,
          csvFileName: `Members of ${shownText(team.name, 'a team')}`,
          emptyText: 'Nobody is in this team',
        }}
        saving={{
          // Until the people are loaded, typing in a new row would choose nobody.
          rights: isLoading || isReadOnly ? gridRights.None : gridRights.Insert | gridRights.Delete,
          inPlace: true,
          newRecord: () => ({ teamUserLinkID: '', teamID: id, userID: '', userName: '' }),
          onCommit: save,
          deletionQuestion: (member) =>
            `Remove "${shownName(nameOf(member))}" from the team "${team.name}"? The account itself stays.`,
          deletionFacts: ({ userID }) => (
            <LateAdministratorLoss orgId={orgId} caller={caller} teamID={id} userIDs={[userID]} />
          ),
        }}
        page={{ ...page, headingLevel: 2, addLabel: 'Add member' }}
      />
      {people.data?.some(({ isEmailUnconfirmed }) => isEmailUnconfirmed) ? (
        <p className={classes.note}>
          An unconfirmed account cannot be added: nobody has confirmed its address.
        </p>
      ) : null}
    </Panel>
  );
}

/** Takes the place of the Members grid while a team is new. */
export function MembersAfterSaving() {
  return (
    <Panel title="Members">
      <p className={classes.note}>
        Members can be added once the team is saved. Open it from the list of teams then.
      </p>
    </Panel>
  );
}

type Members = readonly TeamMemberLink[];

/**
 * Returns a function that names a member. People with the same name, in the team or to choose from, also
 * show the end of their ids.
 */
export function memberNames(members: Members = [], people: readonly UserValue[] = []) {
  const named = new Map(people.map(({ key, value }) => [key, value || key]));
  for (const { userID, userName } of members) if (userName) named.set(userID, userName);
  const labelOf = distinctLabels(
    [...named],
    ([, name]) => name,
    ([id]) => idEnd(id),
  );
  return ({ userID, userName }: Pick<TeamMemberLink, 'userID' | 'userName'>): string => {
    const name = named.get(userID);
    return name === undefined ? userName : labelOf([userID, name]);
  };
}

/**
 * Returns the columns of the Members grid. The person chooses a name in a new row, and the id follows.
 * @param people undefined while they are not loaded, or after the load failed
 */
export function memberColumns(
  members: Members = [],
  people?: readonly UserValue[],
  nameOf = memberNames(members, people),
): readonly GridColumn<TeamMemberLink>[] {
  const present = new Set(members.map(({ userID }) => userID));
  const hasEnds = members.some(({ endsAt }) => endsAt);
  return [
    // The column of the name edits the user's id.
    {
      key: 'id',
      header: 'User ID',
      // An end has to be readable beside it.
      width: hasEnds ? 285 : 330,
      value: ({ userID }) => userID,
      isHiddenInNarrow: true,
    },
    {
      key: 'userID',
      header: 'User Name',
      width: 185,
      editor: 'select',
      readOnly: 'after-creation',
      isRequired: true,
      options: people?.map((person) => ({
        value: person.key,
        label: markedName(nameOf({ userID: person.key, userName: '' }), person.isEmailUnconfirmed),
        isDisabled: person.isEmailUnconfirmed,
      })),
      text: (member) => markedName(nameOf(member), member.isEmailUnconfirmed),
      cell: (member) => unconfirmedCell(nameOf(member), member.isEmailUnconfirmed),
      validate: (record, isNew) =>
        isNew && present.has(record.userID)
          ? `${shownText(nameOf(record), 'This person')} is already in this team.`
          : undefined,
    },
    ...(hasEnds ? [endsColumn] : []),
  ];
}

/** A temporary administrator who has added themselves is a member until their own end. */
const endsColumn: GridColumn<TeamMemberLink> = {
  key: 'endsAt',
  header: 'Membership Ends',
  width: 190,
  kind: 'date-time',
  value: ({ endsAt }) => endsAt ?? '',
};

/** Returns the error of added rows that name the same person twice. */
export function problemOfAdditions(
  added: Members,
  people: readonly UserValue[] | undefined,
): string | undefined {
  const ids = added.filter(({ teamUserLinkID }) => !teamUserLinkID).map(({ userID }) => userID);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return undefined;
  const name = people?.find(({ key }) => key === twice)?.value;
  return `${shownText(name, 'A person')} was added more than once. Remove one of the rows.`;
}
