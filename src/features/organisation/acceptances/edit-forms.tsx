import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Radio.css';
import { Button, Radio, Switch, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { inWords, type ScreenWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import {
  type AcceptanceToUpdate,
  useSaveApplicationSettings,
  useUpdateAcceptance,
} from '~/api/version-acceptances';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { useWork } from '~/components/edit-page/use-work';
import { FailureAlert } from '~/components/notices/failure-alert';
import { exactly } from '~/domain/contract/exact';
import { zoneText } from '~/domain/local-date-time';
import { changesClocks } from '~/domain/time-of-day';
import { useSession } from '~/session/session-context';
import type { AcceptanceEntry, ApplicationEntry } from './acceptance-nodes';
import { autoAcceptFormOf, hasTime, settingsOf } from './auto-accept';
import classes from './forms.module.css';
import { isComplete, notBeforeFormOf, notBeforeOf } from './not-before';
import { NotBeforeFields } from './not-before-fields';

/** The search parameters that name the entry of a form. */
export const selectionParameters = ['app', 'version', 'acceptance'] as const;

interface EntryFormProps<Entry> {
  orgId: string;
  entry: Entry;
}

/**
 * The form of automatic acceptance: on or off, and the time of day
 * (docs/product/versions-and-health.md#auto-accept).
 */
export function AutoAcceptForm({ orgId, entry }: EntryFormProps<ApplicationEntry>) {
  const { settings } = entry;
  const save = useSaveApplicationSettings(orgId, entry.applicationID);
  const [now] = useState(() => new Date());
  const stored = autoAcceptFormOf(settings, now);
  const [edited, setEdited] = useState<typeof stored>();
  const form = edited ?? stored;
  const isDirty = JSON.stringify(form) !== JSON.stringify(stored);
  const change = (fields: Partial<typeof stored>) => setEdited({ ...form, ...fields });

  return (
    <SaveForm
      isDirty={isDirty}
      canSave={hasTime(form)}
      words={screenWords.acceptance.saveSettings}
      onSave={async () => {
        await save.mutateAsync(settingsOf(form, settings, new Date()));
        setEdited(undefined);
      }}
      onCancel={() => setEdited(undefined)}
    >
      <Switch
        label="Auto accept"
        // Without it, the description would be a part of the accessible name.
        aria-label="Auto accept"
        description="Accept versions as soon as this organisation is authorised for them. What it is authorised for already stays as it is."
        checked={form.autoAccept}
        onChange={(event) => change({ autoAccept: event.currentTarget.checked })}
      />
      {form.autoAccept ? (
        <Radio.Group
          label="They take effect"
          value={form.isScheduled ? 'scheduled' : 'immediately'}
          onChange={(value) => change({ isScheduled: value === 'scheduled' })}
        >
          <div className={classes.radios}>
            <Radio value="immediately" label="Immediately" />
            <Radio value="scheduled" label="At a time of day" />
            {form.isScheduled ? (
              <div className={classes.indented}>
                <TextInput
                  className={classes.time}
                  type="time"
                  label="Time of day"
                  description={zoneNote(now)}
                  inputWrapperOrder={['label', 'input', 'error', 'description']}
                  value={form.time}
                  error={hasTime(form) ? undefined : 'Set a time.'}
                  onChange={(event) => change({ time: event.currentTarget.value })}
                />
              </div>
            ) : null}
          </div>
        </Radio.Group>
      ) : null}
    </SaveForm>
  );
}

function zoneNote(now: Date): string {
  const zone = `In your time zone, ${zoneText(now.getTime())}.`;
  return changesClocks(now)
    ? `${zone} It is kept in UTC, so that it moves by an hour when your clocks change.`
    : zone;
}

/** The form that changes the not-before of an acceptance. Nothing else of it can change. */
export function AcceptanceForm({ orgId, entry }: EntryFormProps<AcceptanceEntry>) {
  const { dateTimeAccepted, ...acceptance } = entry.acceptance;
  const { userID } = useSession();
  const update = useUpdateAcceptance(orgId, entry.applicationID);
  const [now] = useState(() => new Date());
  const stored = acceptance.notBefore;
  const storedForm = notBeforeFormOf(stored, now);
  const [edited, setEdited] = useState<typeof storedForm>();
  const form = edited ?? storedForm;
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

interface SaveFormProps {
  /** Whether there is something to save. */
  isDirty: boolean;
  /** Whether the form is complete. */
  canSave: boolean;
  onSave: () => Promise<unknown>;
  onCancel: () => void;
  /** The text before the reason of a failed save. */
  words: ScreenWords;
  children: ReactNode;
}

/**
 * A form beside the tree. It has Save and Cancel while there is an edit. After a failed save it
 * keeps the edits and shows the failure with Retry. A second click during a save sends nothing.
 */
function SaveForm(props: SaveFormProps) {
  const { isDirty, canSave } = props;
  const { work, failure, run, clearFailure } = useWork<'saving'>();
  const isSaving = work !== undefined;
  const [isSaved, setIsSaved] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    if (!isDirty || !canSave) return;
    setIsSaved(false);
    void run(
      'saving',
      () => props.onSave().catch((cause) => Promise.reject(inWords(cause, props.words))),
      () => {
        setIsSaved(true);
        // Save disappears with the edit, and would lose the focus.
        focusPanelHeading(form.current);
      },
    );
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const cancel = () => {
    clearFailure();
    props.onCancel();
    focusPanelHeading(form.current);
  };

  return (
    <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-busy={isSaving}>
      <fieldset className={classes.fields} disabled={isSaving}>
        {props.children}
      </fieldset>
      <FailureAlert message={failure}>
        <Button variant="default" onClick={save}>
          Retry
        </Button>
      </FailureAlert>
      {isDirty || isSaving ? (
        <div className={classes.actions}>
          <Button type="submit" loading={isSaving} disabled={!canSave}>
            Save
          </Button>
          <Button variant="default" onClick={cancel} disabled={isSaving}>
            Cancel
          </Button>
        </div>
      ) : null}
      <p role="status" className={classes.saved}>
        {isSaved && !isDirty ? 'Saved.' : ''}
      </p>
      <UnsavedChangesGuard
        hasUnsavedChanges={() => isDirty}
        recordParameters={selectionParameters}
      />
    </form>
  );
}

/** Focuses the heading of the panel that contains the element. */
export function focusPanelHeading(element: Element | null): void {
  element?.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}
