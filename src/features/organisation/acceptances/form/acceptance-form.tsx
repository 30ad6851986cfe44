import { useState } from 'react';
import { screenWords } from '~/api/screen-words';
import { type AcceptanceToUpdate, useUpdateAcceptance } from '~/api/version-acceptances';
import { exactly } from '~/domain/contract/exact';
import { useSession } from '~/session/session-context';
import type { AcceptanceEntry } from '../model/acceptance-nodes';
import {
  isComplete,
  type NotBeforeForm,
  notBeforeFormOf,
  notBeforeOf,
} from '../not-before/not-before';
import { NotBeforeFields } from '../not-before/not-before-fields';
import classes from './form.module.css';
import { SaveForm } from './save-form';

interface AcceptanceFormProps {
  orgId: string;
  entry: AcceptanceEntry;
}

/** The form that changes the not-before of an acceptance. Nothing else of it can change. */
export function AcceptanceForm({ orgId, entry }: AcceptanceFormProps) {
  const { dateTimeAccepted, ...acceptance } = entry.acceptance;
  const { userID } = useSession();
  const update = useUpdateAcceptance(orgId, entry.applicationID);
  const [now] = useState(() => new Date());
  const [edited, setEdited] = useState<NotBeforeForm>();
  const stored = acceptance.notBefore;
  const form = edited ?? notBeforeFormOf(stored, now);
  const isDirty = !isComplete(form) || notBeforeOf(form, stored) !== stored;

  return (
    <SaveForm
      isDirty={edited !== undefined && isDirty}
      canSave={isComplete(form)}
      words={screenWords.acceptance.save}
      onSave={async () => {
        const notBefore = notBeforeOf(form, stored);
        await update.mutateAsync(
          exactly<AcceptanceToUpdate>()({ ...acceptance, notBefore, userID }),
        );
        setEdited(undefined);
      }}
      onCancel={() => setEdited(undefined)}
    >
      <NotBeforeFields value={form} onChange={setEdited} stored={stored} />
      <p className={classes.hint}>Sites that already installed this version do not revert.</p>
    </SaveForm>
  );
}
