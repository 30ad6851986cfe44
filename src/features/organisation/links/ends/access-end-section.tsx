import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type AccessEnd, accessEndsQuery, useSetAccessEnd } from '~/api/access-ends';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { SettingSection } from '~/components/edit-page/setting-section';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { DateTimeInput } from '~/components/fields/date-time-input';
import { TimeNote } from '~/components/fields/time-note';
import { usePickedMoment } from '~/components/fields/use-picked-moment';
import { RetryNotice } from '~/components/notices/retry-notice';
import { Panel } from '~/components/panel/panel';
import { useDateTimeText } from '~/components/use-date-time-text';
import { endText, hasEnded } from '~/domain/access-explanation/link-end';
import { type WayIn, wayText } from '~/domain/access-explanation/people-with-access';
import type { Formatted } from '~/domain/contract/formatted';
import { listText } from '~/domain/count-text';
import { loadedRecords } from '~/domain/lists';
import { shownName } from '~/domain/shown-name';
import { type BadTime, isGood } from '~/domain/typed-date-time';
import { useSettingSave } from '~/pickers/use-setting-save';
import { LateAdministratorLoss } from '~/pickers/who-loses/who-loses';
import { TeamLookUp } from '../team-look-up';
import { usePeopleWithAccess } from '../use-people-with-access';
import classes from './access-end.module.css';
import { AccessEndMark } from './access-end-mark';

/** The access whose end is set. */
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
  const read = useQuery(accessEndsQuery(orgId));
  const { data, dataUpdatedAt, error } = read;
  const dateTimeText = useDateTimeText();
  // A failed read of the dialog leaves the dialog.
  if (error && !data && !isNotOffered(error)) {
    return (
      <Panel title="Access ends">
        <RetryNotice
          text={`When the access ends could not be read. ${failureWords(error)}`}
          read={read}
        />
      </Panel>
    );
  }
  if (!data) return null;
  const endsAt = endOfLink(data, id);
  return (
    <SettingSection
      title="Access ends"
      state={endsAt ? dateTimeText(endsAt) : 'Never'}
      mark={endsAt ? <AccessEndMark endsAt={endsAt} now={dataUpdatedAt} /> : null}
      buttonText={endsAt ? 'Change the end...' : 'Set an end...'}
      dialog={({ isOpen, onClose }) => (
        <AccessEndDialog
          isOpen={isOpen}
          link={{ orgId, id, name }}
          endsAt={endsAt}
          onClose={onClose}
        />
      )}
      note={endsAt && personID ? <OtherWays orgId={orgId} linkID={id} personID={personID} /> : null}
    />
  );
}

/** Returns the end of an access link; null for none. */
const endOfLink = (ends: readonly AccessEnd[], id: string) =>
  ends.find(({ organisationUserLinkID }) => organisationUserLinkID === id)?.endsAt ?? null;

interface AccessEndDialogProps {
  isOpen: boolean;
  link: AccessEndProps;
  /** The stored end; null for none. */
  endsAt: Formatted<'date-time'> | null;
  onClose: () => void;
}

const isSameMoment = (a: string | null, b: string | null) =>
  a === b || (a !== null && b !== null && Date.parse(a) === Date.parse(b));

/** Sets, changes or clears the end of an access. A failure keeps the choice. */
function AccessEndDialog({ isOpen, link, endsAt, onClose }: AccessEndDialogProps) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSetAccessEnd(link.orgId);
  const dateTimeText = useDateTimeText();
  const [edited, setEdited] = useState<string | BadTime | null>(endsAt);
  const noteId = useId();
  const picked = usePickedMoment({ value: edited, stored: endsAt, onChange: setEdited });
  const query = { ...accessEndsQuery(link.orgId), staleTime: 0 };
  const { isSaving, failure, submit } = useSettingSave<string | null>({
    stored: endsAt,
    read: async () => endOfLink(await queryClient.fetchQuery(query), link.id),
    save: (value) => mutateAsync({ organisationUserLinkID: link.id, endsAt: value }),
    isSame: isSameMoment,
    textOf: (value) => (value ? dateTimeText(value) : '"Never"'),
    lead: 'The end was not saved.',
  });
  const save = () => {
    if (!isGood(edited)) return picked.input.current?.focus();
    submit(edited, onClose);
  };
  const isPast =
    typeof edited === 'string' && edited !== endsAt && Date.parse(edited) <= Date.now();
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        title="Access ends"
        confirmText="Save"
        isBusy={isSaving}
        error={failure}
        onConfirm={save}
        onCancel={onClose}
      >
        <p>
          {`From the end on, the access of ${shownName(link.name)} gives nothing. It stays in the list, and works again with a later end or without one.`}
        </p>
        <div className={classes.field}>
          <DateTimeInput
            isInDialog
            label="Access ends"
            aria-describedby={noteId}
            placeholder="Never"
            disabled={isSaving}
            picked={picked}
          />
          <TimeNote id={noteId} moment={edited} isBad={picked.isBad} />
        </div>
        <div role="status">
          {isPast ? (
            <>
              <p>This moment is past: the access ends at once.</p>
              <LateAdministratorLoss orgId={link.orgId} linkID={link.id} />
            </>
          ) : null}
        </div>
      </ConfirmDialog>
      {/* Outside of the dialog, which closes while its question may be open. */}
      <UnsavedChangesGuard isSaving={isSaving} />
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
