import { use, useId, useState } from 'react';
import { type AccessEnd, accessEndsQuery, useSetAccessEnd } from '~/api/access-ends';
import { ReadOnly } from '~/components/edit-page/form-page';
import { DateTimeInput } from '~/components/fields/date-time-input';
import { TimeNote } from '~/components/fields/time-note';
import { usePickedMoment } from '~/components/fields/use-picked-moment';
import { useDateTimeText, useNow } from '~/components/use-date-time-text';
import { endText, hasEnded } from '~/domain/access-explanation/link-end';
import { type WayIn, wayText } from '~/domain/access-explanation/people-with-access';
import { listText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import { type BadTime, isGood } from '~/domain/typed-date-time';
import { SettingSection } from '~/pickers/setting-section';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';
import { useSession } from '~/session/session';
import { TeamLookUp } from '../team-look-up';
import { usePeopleWithAccess } from '../use-people-with-access';
import classes from './access-end.module.css';
import { AccessEndMark } from './access-end-mark';

export interface AccessEndProps {
  orgId: string;
  /** The id of the access link, and the name of its user or team. */
  id: string;
  name: string;
  /** The person whose own access it is; undefined for a team. */
  personID?: string;
}

/** Shows when an access ends, and changes it. A service without these calls gets no section. */
export function AccessEndSection({ orgId, id, name, personID }: AccessEndProps) {
  const { mutateAsync } = useSetAccessEnd(orgId);
  const isOwn = personID === useSession().userID;
  const isReadOnly = use(ReadOnly) || isOwn;
  const dateTimeText = useDateTimeText();
  const endOf = (ends: readonly AccessEnd[]) =>
    ends.find(({ organisationUserLinkID }) => organisationUserLinkID === id)?.endsAt ?? null;
  return (
    <ReadOnly value={isReadOnly}>
      <SettingSection
        title="Access Ends"
        query={accessEndsQuery(orgId)}
        valueOf={(ends): string | null => endOf(ends)}
        lookOf={(ends, now) => {
          const endsAt = endOf(ends);
          const ownNote = isOwn && (
            <p>Another administrator has to set the end of your own access.</p>
          );
          if (!endsAt) return { state: 'Never', buttonText: 'Set an end...', note: ownNote };
          return {
            state: dateTimeText(endsAt),
            mark: <AccessEndMark endsAt={endsAt} now={now} />,
            buttonText: 'Change the end...',
            note: personID && (
              <>
                {ownNote}
                <OtherWays orgId={orgId} linkID={id} personID={personID} />
              </>
            ),
          };
        }}
        leads={{ read: 'When the access ends could not be read.', save: 'The end was not saved.' }}
        save={(endsAt) => mutateAsync({ organisationUserLinkID: id, endsAt })}
        isSame={isSameMoment}
        textOf={(endsAt) => (endsAt ? dateTimeText(endsAt) : '"Never"')}
      >
        {({ answer, change, isSaving }) => (
          <>
            <p>
              {`From the end on, the access of ${shownName(name)} gives nothing. It stays in the list, and works again with a later end or without one.`}
            </p>
            <EndField {...{ orgId, id, change, isSaving }} endsAt={endOf(answer)} />
          </>
        )}
      </SettingSection>
    </ReadOnly>
  );
}

const isSameMoment = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

interface EndFieldProps extends Pick<AccessEndProps, 'orgId' | 'id'> {
  change: (endsAt: string | null | undefined) => void;
  /** The stored end; null for none. */
  endsAt: string | null;
  isSaving: boolean;
}

function EndField({ orgId, id, change, endsAt, isSaving }: EndFieldProps) {
  const [edited, setEdited] = useState<string | BadTime | null>(endsAt);
  const noteId = useId();
  const caller = useSession();
  const picked = usePickedMoment({
    value: edited,
    stored: endsAt,
    isEnd: true,
    onChange: (next) => {
      setEdited(next);
      change(isGood(next) ? next : undefined);
    },
  });
  const now = useNow();
  const isPast = typeof edited === 'string' && edited !== endsAt && Date.parse(edited) <= now;
  return (
    <>
      <div className={classes.field}>
        <DateTimeInput
          isInDialog
          label="Access Ends"
          aria-describedby={noteId}
          placeholder="Never"
          disabled={isSaving}
          picked={picked}
        />
        <TimeNote id={noteId} moment={edited} local={picked.local} isBad={picked.isBad} />
      </div>
      <div role="status">
        {isPast ? (
          <>
            <p>This moment is past: the access ends at once.</p>
            <LateAdministratorLoss orgId={orgId} caller={caller} linkID={id} />
          </>
        ) : null}
      </div>
    </>
  );
}

/** Says by which other ways a person has access, which the end of this one does not take. */
function OtherWays(props: { orgId: string; linkID: string; personID: string }) {
  const dateTimeText = useDateTimeText();
  const found = usePeopleWithAccess(props.orgId);
  const person = found.people.find(({ userID }) => userID === props.personID);
  const others = loadedRecords(person?.ways).filter(
    (way) => way.linkID !== props.linkID && !hasEnded(way),
  );
  const textOf = (way: WayIn) => {
    const role = way.isOrgAdmin ? ' as an administrator' : '';
    return `${wayText(way)}${role}, which ${way.end ? endText(way.end, dateTimeText) : 'has no end'}`;
  };
  return (
    <>
      {person && others.length > 0 ? (
        <p>
          {`${shownName(person.name)} has ${others.length === 1 ? 'another way in' : 'other ways in'}: ${listText(others.map(textOf))}.`}
        </p>
      ) : null}
      <TeamLookUp found={found} />
    </>
  );
}
