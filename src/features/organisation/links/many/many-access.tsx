import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { failureWords } from '~/api/failure-words';
import type { OrganisationUserLink } from '~/api/organisation-access';
import { permissionGroupQueries } from '~/api/permission-groups';
import { screenWords } from '~/api/screen-words';
import { teamQueries } from '~/api/teams';
import { overDialog } from '~/components/dialogs/dialog';
import { FieldFailure } from '~/components/fields/field-failure';
import { ManyCallsDialog } from '~/components/many-calls/many-calls-dialog';
import type { ManyActionsProps } from '~/components/record-grid/record-grid-props';
import { isUserLink } from '~/domain/access-explanation/people-with-access';
import { countText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import { shownName, shownText } from '~/domain/shown-name';
import { OptionSelect } from '~/pickers/option-select';
import classes from './many-access.module.css';
import { ManyAccessEffect } from './many-access-effect';
import { isTeamAction, type ManyAccessAction, useManyAccess } from './use-many-access';

/** The button for the selected access links (docs/product/many-at-once.md#groups-and-teams). */
export function ManyAccess({ count, selected }: ManyActionsProps<OrganisationUserLink>) {
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
        <ManyAccessDialog orgId={orgId} links={links} onClose={() => setLinks(undefined)} />
      ) : null}
    </>
  );
}

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
  onClose: () => void;
}

/** Gives many access links a permission group, or puts their people into a team, and the opposite. */
function ManyAccessDialog({ orgId, links, onClose }: ManyAccessDialogProps) {
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
          <FieldFailure
            message={query.error && !query.data ? failureWords(query.error, words) : undefined}
            read={query}
          />
        </div>
        <div role="status">
          {name === undefined ? null : (
            <ManyAccessEffect {...{ orgId, action, targetId, name, isDefault, items }} />
          )}
          {leftOut > 0 ? (
            <p>{`${countText(leftOut, 'team')} left out: a team has people only.`}</p>
          ) : null}
        </div>
      </div>
    </ManyCallsDialog>
  );
}
