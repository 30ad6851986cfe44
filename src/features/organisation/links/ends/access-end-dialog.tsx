import { useId, useState } from 'react';
import { useSetAccessEnd } from '~/api/access-ends';
import { useAdministratorFacts } from '~/api/administrator-facts';
import { failureWords } from '~/api/failure-words';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { DateTimeInput } from '~/components/fields/date-time-input';
import { TimeNote } from '~/components/fields/time-note';
import { usePickedMoment } from '~/components/fields/use-picked-moment';
import { administratorImpact, impactText } from '~/domain/access-explanation/administrator-impact';
import { checkingAdministrators } from '~/domain/access-explanation/checking-administrators';
import type { Formatted } from '~/domain/contract/formatted';
import { shownName } from '~/domain/shown-name';
import { type BadTime, isGood } from '~/domain/typed-date-time';
import classes from './access-end.module.css';

/** The access whose end is set. */
export interface AccessEndProps {
  orgId: string;
  /** The id of the access link, and the name of its user or team. */
  id: string;
  name: string;
  /** The person whose own access it is; undefined for a team. */
  personID?: string;
}

interface AccessEndDialogProps {
  isOpen: boolean;
  link: AccessEndProps;
  /** The stored end; null for none. */
  endsAt: Formatted<'date-time'> | null;
  onClose: () => void;
}

/** Sets, changes or clears the end of an access. A failure keeps the choice. */
export function AccessEndDialog({ isOpen, link, endsAt, onClose }: AccessEndDialogProps) {
  const { mutate, isPending, error } = useSetAccessEnd(link.orgId);
  const [edited, setEdited] = useState<string | BadTime | null>(endsAt);
  const noteId = useId();
  const picked = usePickedMoment({
    value: edited,
    stored: endsAt,
    onChange: setEdited,
  });
  const save = () => {
    if (!isGood(edited)) return picked.input.current?.focus();
    if (edited === endsAt) return onClose();
    mutate({ organisationUserLinkID: link.id, endsAt: edited }, { onSuccess: onClose });
  };
  const isPast =
    typeof edited === 'string' && edited !== endsAt && Date.parse(edited) <= Date.now();
  const { facts, isPending: isChecking } = useAdministratorFacts(link.orgId, isPast);
  const impact = isChecking
    ? checkingAdministrators
    : impactText(administratorImpact(facts, link.id));
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Access ends"
      confirmText="Save"
      isBusy={isPending}
      error={error ? `The end was not saved. ${failureWords(error)}` : undefined}
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
          disabled={isPending}
          picked={picked}
        />
        <TimeNote id={noteId} moment={edited} isBad={picked.isBad} />
      </div>
      <div role="status">
        {isPast ? (
          <>
            <p>This moment is past: the access ends at once.</p>
            {impact ? <p>{impact}</p> : null}
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
