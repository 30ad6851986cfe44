import { Badge, Button } from '@mantine/core';
import { useMemo } from 'react';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { passFocusOn } from '~/components/pass-focus';
import { TextLink } from '~/components/text-link';
import { UnconfirmedNotice } from '~/components/unconfirmed/unconfirmed-name';
import { useDateTimeText } from '~/components/use-date-time-text';
import { type WayFacts, whereText } from '~/domain/access-explanation/effective-permissions';
import { endText, hasEnded } from '~/domain/access-explanation/link-end';
import type { PersonWithAccess } from '~/domain/access-explanation/people-with-access';
import { listText } from '~/domain/count-text';
import { distinctLabels, idEnd } from '~/domain/distinct-labels';
import { loadedRecords } from '~/domain/lists';
import { isolated, markedName, shownName, shownText } from '~/domain/shown-name';
import { OptionSelect, ParameterSelect } from '~/pickers/option-select';
import { TeamLookUp } from '../team-look-up';
import { usePeopleWithAccess } from '../use-people-with-access';
import { PermissionComparison } from './permission-comparison';
import { PermissionReasons } from './permission-reasons';
import { type AccessFacts, useAccessFacts } from './use-access-facts';
import classes from './why.module.css';
import type { WhySearch } from './why-search';

/** Shows the ways in which a person has access, and what each of them permits. */
export function AccessExplanation(props: {
  orgId: string;
  search: WhySearch;
  /** Gets the changed parameters only. */
  onSearchChange: (search: WhySearch) => void;
  hasChoice?: boolean;
}) {
  const { orgId, search, onSearchChange, hasChoice = false } = props;
  const { person: personID, permission = '' } = search;
  // The person may be changed to the one who was compared.
  const otherID = search.with === personID ? undefined : search.with;
  const access = usePeopleWithAccess(orgId);
  const found = useAccessFacts(orgId, access, personID);
  const compared = useAccessFacts(orgId, access, otherID);
  const { list, ends, people, isLookingForPeople, toAgree } = access;
  const { person } = found;
  const options = useMemo(() => peopleOptions(people), [people]);
  const loadFailures = uniqueFailures([...found.loadFailures, ...compared.loadFailures]);

  if (!list.data || ends.isPending) {
    return (
      <div className={classes.waiting}>
        <LoadingOverlay
          isLoading={!list.error}
          error={list.error && inWords(list.error, screenWords.access.load)}
          onRetry={() => list.refetch()}
        />
      </div>
    );
  }
  const without = toAgree === undefined ? 'access' : 'own access';
  const unknownLabel = isLookingForPeople ? 'Loading...' : `A person without ${without}`;
  const unknownPerson = personID && !person ? [{ value: personID, label: unknownLabel }] : [];
  return (
    <div className={classes.explanation}>
      <div className={classes.people}>
        {hasChoice ? (
          <OptionSelect
            label="Person"
            placeholder="Choose a person"
            value={personID}
            onChange={(chosen) => onSearchChange({ person: chosen })}
            // A portal would put the list behind the drawer.
            comboboxProps={{ withinPortal: false }}
            options={[...unknownPerson, ...options]}
          />
        ) : null}
        {person ? (
          <ParameterSelect
            label="Compare with"
            noneLabel="Nobody"
            value={otherID}
            onChange={(chosen) => onSearchChange({ with: chosen })}
            comboboxProps={{ withinPortal: false }}
            options={options
              .filter(({ value }) => value !== personID)
              .map(({ value: key, label: value }) => ({ key, value }))}
          />
        ) : null}
      </div>
      <div role="alert" className={classes.failureArea}>
        {loadFailures.length > 0 ? (
          <div className={classes.failures}>
            <p>Something could not be loaded, so this may not be all.</p>
            <ul className={classes.failureList}>
              {loadFailures.map(({ key, message, retry }) => (
                <li key={key} className={classes.failure}>
                  <span>{message}</span>
                  <Button ref={passFocusOn} variant="default" size="compact-sm" onClick={retry}>
                    Retry
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <TeamLookUp found={access} />
      {person ? (
        <>
          {hasChoice && person.isEmailUnconfirmed ? <UnconfirmedNotice /> : null}
          {compared.person && otherID !== personID ? (
            <PermissionComparison pair={[found, compared]} />
          ) : (
            <>
              <WaysIn orgId={orgId} found={found} />
              <PermissionReasons
                found={found}
                filter={permission}
                onFilterChange={(text) => onSearchChange({ permission: text || undefined })}
              />
            </>
          )}
        </>
      ) : (
        <p role="status" className={classes.note}>
          {personID === undefined
            ? 'Choose a person to see what they may do, and why.'
            : isLookingForPeople
              ? 'Loading...'
              : toAgree === undefined
                ? 'This person has no access to this organisation.'
                : 'This person has no access of their own.'}
        </p>
      )}
      {/* With what it adds to: that would push it away. */}
      {isLookingForPeople || found.isPending || compared.isPending ? null : (
        <p className={classes.note}>
          Administrators of organisations above this one and super users have access besides; they
          are not listed here.
        </p>
      )}
    </div>
  );
}

/** Both people may lack the same answer. */
const uniqueFailures = (loadFailures: AccessFacts['loadFailures']) => [
  ...new Map(loadFailures.map((failure) => [failure.key, failure])).values(),
];

/** Lists the direct access and the teams that give a person access, with their groups and outlets. */
function WaysIn({ orgId, found }: { orgId: string; found: AccessFacts }) {
  const { facts, groups, placeNames } = found;
  const dateTimeText = useDateTimeText();
  const administrating = facts
    .filter(({ way }) => way.isOrgAdmin && !hasEnded(way))
    .map(({ way: { team } }) => (team ? `team ${team.name}` : 'direct access'));
  return (
    <section aria-label="Ways in">
      <h3 className={classes.heading}>
        Ways in <span className={classes.count}>{facts.length}</span>
      </h3>
      <ul className={classes.ways}>
        {facts.map(({ way, groupIDs, placeIDs }) => (
          <li key={way.linkID}>
            <div className={classes.wayName}>
              <TextLink to="/organisation/$orgId/links/edit/$id" params={{ orgId, id: way.linkID }}>
                {way.team ? `Team ${shownText(way.team.name, 'without a name')}` : 'Direct access'}
              </TextLink>
              {hasEnded(way) ? (
                <Badge size="sm" variant="light" color="red">
                  Ended
                </Badge>
              ) : way.isOrgAdmin ? (
                <Badge size="sm" variant="light">
                  Administrator
                </Badge>
              ) : null}
            </div>
            <dl className={classes.facts}>
              {way.end ? (
                <>
                  <dt>Access</dt>
                  <dd>{`It ${endText(way.end, dateTimeText)}${hasEnded(way) ? ' and gives nothing' : ''}.`}</dd>
                </>
              ) : null}
              <dt>Groups</dt>
              <dd>{groupsText(groupIDs, groups)}</dd>
              <dt>Outlets</dt>
              <dd>{placesText(placeIDs, placeNames)}</dd>
            </dl>
          </li>
        ))}
      </ul>
      {administrating.length > 0 ? (
        <p className={classes.administrator}>
          <strong>Administrator</strong> by {listText(administrating)}: manages the people, teams,
          access, permission groups and service accounts of this organisation and of those below it.
          Neither permission groups nor outlet restrictions limit that.
        </p>
      ) : null}
    </section>
  );
}

function groupsText(groupIDs: WayFacts['groupIDs'], groups: AccessFacts['groups']): string {
  if (!groups) return '…';
  const known = groups.map(({ userPermissionGroupID }) => userPermissionGroupID);
  const defaults = groups.filter(({ organisationDefault }) => organisationDefault);
  const given = groups.filter(
    (group) => !defaults.includes(group) && groupIDs?.includes(group.userPermissionGroupID),
  );
  const gone = loadedRecords(groupIDs).filter((id) => !known.includes(id));
  const words = [
    ...given.map(({ name }) => isolated(shownName(name))),
    ...gone.map(() => 'a group that is gone'),
    ...defaults.map(({ name }) => `${isolated(shownName(name))} (default)`),
    ...(groupIDs === undefined ? ['…'] : []),
  ];
  return shownText(words.join(', '), 'None');
}

function placesText(placeIDs: WayFacts['placeIDs'], names: AccessFacts['placeNames']): string {
  if (placeIDs === undefined) return '…';
  return placeIDs.length === 0 ? 'All outlets' : whereText(placeIDs, names);
}

/** Labels people by name. Those who share a name also show their address or the end of their id. */
function peopleOptions(people: readonly PersonWithAccess[]) {
  const labelOf = distinctLabels(
    people,
    ({ name }) => shownName(name),
    ({ email, userID }) => email ?? idEnd(userID),
  );
  return people.map((person) => ({
    value: person.userID,
    label: markedName(labelOf(person), person.isEmailUnconfirmed),
  }));
}
