import { Radio, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { screenWords } from '~/api/screen-words';
import {
  type AcceptanceTreeApplication,
  useSaveApplicationSettings,
  versionAcceptanceQueries,
} from '~/api/version-acceptances';
import { TimeField } from '~/components/fields/time-field';
import type { PanelFocus } from '~/components/tree-and-panel';
import { useTimeZone } from '~/components/use-date-time-text';
import { labelOf } from '~/domain/contract/did-not-come';
import { changesClocks, localTimeOfDay, nextMomentAt, zoneText } from '~/domain/local-date-time';
import { shownText } from '~/domain/shown-name';
import {
  autoAcceptFormOf,
  hasTime,
  settingsChangeOf,
  settledSettings,
  utcTimeOf,
} from './auto-accept';
import classes from './forms.module.css';
import { SaveForm } from './save-form';

const labels = {
  autoAccept: 'Auto accept',
  isScheduled: 'At a time of day',
  timeUTC: 'Time of day',
};
// One decision: without Auto accept, a time of day means nothing.
const sources = {
  autoAccept: ['autoAccept', 'notBeforeTimeUTC'],
  isScheduled: ['notBeforeTimeUTC'],
  timeUTC: ['notBeforeTimeUTC'],
};

/** The form of automatic acceptance (docs/product/versions-and-health.md#auto-accept). */
export function AutoAcceptForm(props: { entry: AcceptanceTreeApplication; focus: PanelFocus }) {
  const { applicationID, settings } = props.entry;
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId' });
  const save = useSaveApplicationSettings(orgId, applicationID);
  const client = useQueryClient();
  const [now] = useState(() => new Date());
  useTimeZone();
  const kept = changesClocks(now)
    ? ' It is kept in UTC, so it moves by an hour when your clocks change.'
    : '';
  return (
    <SaveForm
      record={settings}
      formOf={(stored = settings) => autoAcceptFormOf(stored, now)}
      settled={(form, loaded) => settledSettings(form, loaded, now)}
      labels={labels}
      sources={sources}
      wordsOf={(field, value) =>
        field === 'timeUTC' ? shownText(localTimeOfDay(String(value), now), 'None') : undefined
      }
      readFresh={async () => {
        const tree = versionAcceptanceQueries.tree(orgId);
        const nodes = await client.fetchQuery({ ...tree, staleTime: 0 });
        const [stored = settings] = nodes.flatMap(({ entity }) =>
          entity.entityType === 'application' && entity.applicationID === applicationID
            ? entity.settings
            : [],
        );
        return stored;
      }}
      send={(form, stored = settings) =>
        save.mutateAsync(settingsChangeOf(form, stored, new Date()))
      }
      canSave={hasTime}
      words={screenWords.acceptance.saveSettings}
      focus={props.focus}
    >
      {(form, edit) => (
        <>
          <Switch
            label="Auto accept"
            // Without it, the description would be a part of the accessible name.
            aria-label="Auto accept"
            description="Accept versions as soon as this organisation is authorised for them. What it is authorised for already stays as it is."
            checked={form.autoAccept}
            onChange={(event) => edit({ ...form, autoAccept: event.currentTarget.checked })}
          />
          {form.autoAccept ? (
            <Radio.Group
              label={labelOf('They take effect', settings, 'notBeforeTimeUTC')}
              value={form.isScheduled ? 'scheduled' : 'immediately'}
              onChange={(value) => edit({ ...form, isScheduled: value === 'scheduled' })}
            >
              <div className={classes.radios}>
                <Radio value="immediately" label="Immediately" />
                <Radio value="scheduled" label="At a time of day" />
                {form.isScheduled ? (
                  <div className={classes.indented}>
                    <TimeOfDayInput
                      description={`${zoneText(now.getTime())}${kept}`}
                      now={now}
                      value={form.timeUTC}
                      error={hasTime(form) ? undefined : 'Set a time.'}
                      onChange={(timeUTC) => edit({ ...form, timeUTC })}
                    />
                  </div>
                ) : null}
              </div>
            </Radio.Group>
          ) : null}
        </>
      )}
    </SaveForm>
  );
}

interface TimeOfDayInputProps {
  description: string;
  error: string | undefined;
  /** hh:mm in UTC; empty for none. */
  value: string;
  onChange: (value: string) => void;
  now: Date;
}

/** A field for a time of day in the chosen time zone. The form keeps it in UTC. */
function TimeOfDayInput({ value, onChange, now, ...props }: TimeOfDayInputProps) {
  const [typed, setTyped] = useState('');
  const utcOf = (text: string) => {
    const moment = nextMomentAt(text, now);
    return moment ? utcTimeOf(moment) : '';
  };
  return (
    <TimeField
      {...props}
      className={classes.time}
      label="Time of day"
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      // A typed time that the clocks skip tonight stays as it is: the person may still be typing.
      time={utcOf(typed) === value ? typed : localTimeOfDay(value, now)}
      onTime={(text) => {
        setTyped(text);
        onChange(utcOf(text));
      }}
    />
  );
}
