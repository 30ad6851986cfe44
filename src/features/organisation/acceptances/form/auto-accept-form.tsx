import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/Radio.css';
import { Radio, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { screenWords } from '~/api/screen-words';
import { useSaveApplicationSettings } from '~/api/version-acceptances';
import { zoneText } from '~/domain/local-date-time';
import { changesClocks } from '~/domain/time-of-day';
import type { ApplicationEntry } from '../model/acceptance-nodes';
import {
  autoAcceptFormOf,
  type AutoAcceptForm as Form,
  isComplete,
  settingsOf,
} from '../model/auto-accept';
import classes from './form.module.css';
import { SaveForm } from './save-form';

interface AutoAcceptFormProps {
  orgId: string;
  entry: ApplicationEntry;
}

/**
 * The form of automatic acceptance: on or off, and the time of day
 * (docs/product/versions-and-health.md#auto-accept).
 */
export function AutoAcceptForm({ orgId, entry }: AutoAcceptFormProps) {
  const { settings } = entry;
  const save = useSaveApplicationSettings(orgId, entry.applicationID);
  const [now] = useState(() => new Date());
  const [edited, setEdited] = useState<Form>();
  const stored = autoAcceptFormOf(settings, now);
  const form = edited ?? stored;
  const isDirty = JSON.stringify(form) !== JSON.stringify(stored);
  const change = (fields: Partial<Form>) => setEdited({ ...form, ...fields });

  return (
    <SaveForm
      isDirty={isDirty}
      canSave={isComplete(form)}
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
                  error={isComplete(form) ? undefined : 'Set a time.'}
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
