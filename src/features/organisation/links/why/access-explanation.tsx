import { Button } from '@mantine/core';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import type { PersonWithAccess } from '~/domain/access-explanation/people-with-access';
import { groupedBy } from '~/domain/grouped-by';
import { shownName } from '~/domain/shown-name';
import { OptionSelect } from '~/pickers/option-select';
import { PermissionReasons } from './permission-reasons';
import { useAccessFacts } from './use-access-facts';
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
          isLoading={links.isPending}
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
          options={[
            ...(personID !== undefined && !person
              ? [
                  {
                    value: personID,
                    label: isLookingForPeople ? 'Loading...' : 'A person without access',
                  },
                ]
              : []),
            ...peopleOptions(people),
          ]}
        />
      ) : null}
      <div role="alert" className={classes.gapArea}>
        {gaps.length > 0 ? (
          <div className={classes.gaps}>
            <p>Something could not be loaded, so this may not be all.</p>
            <ul className={classes.gapList}>
              {gaps.map(({ key, message, retry }) => (
                <li key={key} className={classes.gap}>
                  <span>{message}</span>
                  <Button variant="default" size="compact-sm" onClick={retry}>
                    Retry
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
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
function peopleOptions(people: readonly PersonWithAccess[]) {
  const namesakes = groupedBy(people, ({ name }) => name);
  return people.map(({ userID, name, email }) => {
    const detail = namesakes.get(name)?.length === 1 ? '' : ` (${email ?? `…${userID.slice(-6)}`})`;
    return { value: userID, label: `${shownName(name)}${detail}` };
  });
}
