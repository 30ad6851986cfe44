import { Button } from '@mantine/core';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import type { PersonWithAccess } from '~/domain/access-explanation/people-with-access';
import { shownName } from '~/domain/shown-name';
import { OptionSelect } from '~/pickers/option-select';
import { PermissionReasons } from './permission-reasons';
import { type AccessFacts, useAccessFacts } from './use-access-facts';
import { WaysIn } from './ways-in';
import classes from './why.module.css';
import type { WhySearch } from './why-search';

interface AccessExplanationProps {
  orgId: string;
  search: WhySearch;
  /** Gets the changed parameters only. */
  onSearchChange: (search: WhySearch) => void;
  /** Whether the person can be chosen. */
  hasChoice?: boolean;
}

/** Shows the ways in which a person has access, and what each of them permits. */
export function AccessExplanation(props: AccessExplanationProps) {
  const { orgId, search, onSearchChange, hasChoice = false } = props;
  const { person: personID, permission = '' } = search;
  const found = useAccessFacts(orgId, personID);
  const { links, people, person, gaps, isLookingForPeople } = found;

  if (!links.data) {
    return (
      <div className={classes.waiting}>
        <LoadingOverlay
          isLoading={!links.error || links.isFetching}
          error={links.error && inWords(links.error, screenWords.access.load)}
          onRetry={() => links.refetch()}
        />
      </div>
    );
  }
  return (
    <div className={classes.explanation}>
      {hasChoice ? (
        <OptionSelect
          label="Person"
          placeholder="Choose a person"
          value={personID ?? ''}
          onChange={(chosen) => onSearchChange({ person: chosen })}
          // A portal would put the list behind the drawer.
          comboboxProps={{ withinPortal: false }}
          options={peopleOptions(people, personID, isLookingForPeople)}
        />
      ) : null}
      <Gaps gaps={gaps} />
      {person ? (
        <>
          <WaysIn orgId={orgId} found={found} />
          <PermissionReasons
            found={found}
            filter={permission}
            onFilterChange={(text) => onSearchChange({ permission: text || undefined })}
          />
        </>
      ) : (
        <p role="status" className={classes.note}>
          {noPersonText(personID, isLookingForPeople)}
        </p>
      )}
      <p className={classes.note}>
        Administrators of organisations above this one and server administrators have access
        besides; they are not listed here.
      </p>
    </div>
  );
}

function noPersonText(personID: string | undefined, isLooking: boolean): string {
  if (personID === undefined) return 'Choose a person to see what they may do, and why.';
  return isLooking ? 'Loading...' : 'This person has no access to this organisation.';
}

/** Labels people by name. Those who share a name also show their address or the end of their id. */
function peopleOptions(
  people: readonly PersonWithAccess[],
  personID: string | undefined,
  isLooking: boolean,
) {
  const options = people.map(({ userID, name, email }) => {
    const isAlone = people.filter((other) => other.name === name).length === 1;
    const words = shownName(name);
    return {
      value: userID,
      label: isAlone ? words : `${words} (${email ?? `…${userID.slice(-6)}`})`,
    };
  });
  const isUnknown = personID !== undefined && !people.some(({ userID }) => userID === personID);
  const label = isLooking ? 'Loading...' : 'A person without access';
  return isUnknown ? [{ value: personID, label }, ...options] : options;
}

/** Lists the parts that failed to load, each with its own Retry. */
function Gaps({ gaps }: Pick<AccessFacts, 'gaps'>) {
  return (
    <div role="alert" className={classes.gapArea}>
      {gaps.length > 0 ? (
        <div className={classes.gaps}>
          <p>Something could not be loaded, so this may not be all.</p>
          <ul className={classes.gapList}>
            {gaps.map(({ key, message, isRetrying, retry }) => (
              <li key={key} className={classes.gap}>
                <span>{message}</span>
                <Button variant="default" size="compact-sm" loading={isRetrying} onClick={retry}>
                  Retry
                </Button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
