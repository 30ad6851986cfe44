import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useAdministratorFacts } from '~/api/administrator-facts';
import { failureWords } from '~/api/failure-words';
import { organisationUserValuesQuery } from '~/api/organisation-access';
import {
  type Team,
  type TeamMemberLink,
  type TeamMemberLinkBatch,
  teamQueries,
  useCommitTeamMembers,
} from '~/api/teams';
import { gridOf } from '~/components/record-grid/grid-page';
import type { GridCommit } from '~/components/record-grid/pending-edits';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { departureImpact, impactText } from '~/domain/access-explanation/administrator-impact';
import { exactly } from '~/domain/contract/exact';
import { gridRights } from '~/domain/grid-rights';
import { memberColumns, problemOfAdditions } from './member-columns';
import classes from './team-members.module.css';

const lead = 'The people to choose from could not be loaded.';

/**
 * The grid of a team's members (docs/product/organisation.md#members-grid). It adds and removes
 * people, and saves on its own.
 */
export function TeamMembers({ team }: { team: Team }) {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/teams/edit/$id' });
  const { teamID: id } = team;
  const members = useQuery(teamQueries.members(orgId, id));
  const people = useQuery(organisationUserValuesQuery(orgId));
  const commit = useCommitTeamMembers(orgId, id);
  const administrators = useAdministratorFacts(orgId, true);
  const isLoading = members.isPending || people.isPending;
  const columns = useMemo(
    () => memberColumns(members.data, people.data),
    [members.data, people.data],
  );

  async function save({ changes, deletes }: GridCommit<TeamMemberLink>) {
    const problem = problemOfAdditions(changes, people.data);
    if (problem) throw new Error(problem);
    return commit.mutateAsync(
      exactly<TeamMemberLinkBatch>()({
        changes: changes.map(({ userName, ...member }) => member),
        deletes,
      }),
    );
  }

  return (
    <div className={classes.members}>
      {people.error && !people.data ? (
        <div role="alert" className={classes.failure}>
          <p>{failureWords(people.error, { lead })}</p>
          <Button variant="default" loading={people.isFetching} onClick={() => people.refetch()}>
            Retry
          </Button>
        </div>
      ) : null}
      <RecordGrid
        title="Members"
        headingLevel={2}
        idKey="teamUserLinkID"
        labelKey="userID"
        columns={columns}
        {...gridOf(members)}
        isLoading={isLoading}
        records={isLoading ? undefined : members.data}
        // Until the people are loaded, typing in a new row would choose nobody.
        rights={isLoading ? gridRights.None : gridRights.Insert | gridRights.Delete}
        inPlace
        newRecord={() => ({ teamUserLinkID: '', teamID: id, userID: '', userName: '' })}
        onCommit={save}
        deletionNote={({ userID }) =>
          impactText(departureImpact(administrators.links, administrators.members, id, userID)) ??
          undefined
        }
        csvFileName={`Members of ${team.name || 'a team'}`}
        emptyText="Nobody is in this team"
      />
    </div>
  );
}

/** Takes the place of the Members grid while a team is new. */
export function MembersAfterSaving() {
  return (
    <section className={classes.section} aria-label="Members">
      <h2 className={classes.title}>Members</h2>
      <p className={classes.hint}>
        Members can be added once the team is saved. Open it from the list of teams then.
      </p>
    </section>
  );
}
