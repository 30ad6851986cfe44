import { useId, useState } from 'react';
import { useSetAccessEnd } from '~/api/access-ends';
import { useAdministratorFacts } from '~/api/administrator-facts';
import { failureWords } from '~/api/failure-words';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { LateTimeInput } from '~/components/fields/late-time-input';
import { usePickedMoment } from '~/components/fields/use-picked-moment';
import {
  administratorImpact,
  checkingAdministrators,
  impactText,
} from '~/domain/access-explanation/administrator-impact';
import type { Formatted } from '~/domain/contract/formatted';
import { zoneText } from '~/domain/local-date-time';
import { shownName } from '~/domain/shown-name';
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
  const [edited, setEdited] = useState<string | null>(endsAt);
  const zoneId = useId();
  const { text, change } = usePickedMoment({
    value: edited,
    stored: endsAt,
    onChange: setEdited,
  });
  const save = () => {
    if (edited === endsAt) return onClose();
    mutate({ organisationUserLinkID: link.id, endsAt: edited }, { onSuccess: onClose });
  };
  const isPast = edited !== null && edited !== endsAt && Date.parse(edited) <= Date.now();
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
        <LateTimeInput
          isInDialog
          label="Access ends"
          aria-describedby={zoneId}
          placeholder="Never"
          disabled={isPending}
          value={text}
          onChange={change}
        />
        <p id={zoneId} className={classes.zone}>
          {zoneText(edited ? Date.parse(edited) : Date.now())}
        </p>
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
