import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import {
  type OrganisationTimeZone,
  organisationTimeZoneQuery,
  useSetOrganisationTimeZone,
} from '~/api/organisation-time-zone';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { overDialog } from '~/components/dialogs/dialog';
import { SettingSection } from '~/components/edit-page/setting-section';
import { UnsavedChangesGuard } from '~/components/edit-page/unsaved-changes-guard';
import { RetryNotice } from '~/components/notices/retry-notice';
import { Panel } from '~/components/panel/panel';
import { once } from '~/domain/once';
import { isKnownZone, zoneName } from '~/domain/time-zone';
import { OptionalSelect } from '~/pickers/option-select';
import { useSettingSave } from '~/pickers/use-setting-save';

/** The time zone of an organisation (docs/product/times.md), if the service has these calls. */
export function TimeZoneSection({ orgId }: { orgId: string }) {
  const read = useQuery(organisationTimeZoneQuery(orgId));
  const { data, error } = read;
  // A failed read of the dialog leaves the dialog.
  if (error && !data && !isNotOffered(error)) {
    return (
      <Panel title="Time zone">
        <RetryNotice text={`The time zone could not be read. ${failureWords(error)}`} read={read} />
      </Panel>
    );
  }
  if (!data) return null;
  return (
    <SettingSection
      title="Time zone"
      state={stateText(data)}
      buttonText={data.timeZone ? 'Change the time zone...' : 'Set a time zone...'}
      dialog={({ isOpen, onClose }) => (
        <TimeZoneDialog isOpen={isOpen} orgId={orgId} stored={data} onClose={onClose} />
      )}
    />
  );
}

function stateText({ timeZone, inheritedTimeZone }: OrganisationTimeZone): string {
  if (timeZone) return shownZone(timeZone);
  return inheritedTimeZone ? `${shownZone(inheritedTimeZone)}, from an organisation above` : 'None';
}

const shownZone = (name: string) =>
  isKnownZone(name) ? zoneName(name, Date.now()) : `${name}, which this browser does not know`;

interface TimeZoneDialogProps {
  isOpen: boolean;
  orgId: string;
  stored: OrganisationTimeZone;
  onClose: () => void;
}

/** The time zones that the browser knows. Not every browser lists UTC. */
const zoneOptions = once(() =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((key) => ({
    key,
    value: key.replaceAll('_', ' '),
  })),
);

/** Sets, changes or takes away the own time zone of an organisation. A failure keeps the choice. */
function TimeZoneDialog({ isOpen, orgId, stored, onClose }: TimeZoneDialogProps) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useSetOrganisationTimeZone(orgId);
  const [timeZone, setTimeZone] = useState(stored.timeZone);
  const { inheritedTimeZone } = stored;
  const noneLabel = inheritedTimeZone ? `From above: ${inheritedTimeZone}` : 'None';
  const query = { ...organisationTimeZoneQuery(orgId), staleTime: 0 };
  const { isSaving, failure, submit } = useSettingSave({
    stored: stored.timeZone,
    read: async () => (await queryClient.fetchQuery(query)).timeZone,
    save: (value) => mutateAsync({ timeZone: value }),
    textOf: (value) => `"${value ?? noneLabel}"`,
    lead: 'The time zone was not saved.',
  });
  return (
    <>
      <ConfirmDialog
        isOpen={isOpen}
        title="Time zone"
        confirmText="Save"
        isBusy={isSaving}
        error={failure}
        onConfirm={() => submit(timeZone, onClose)}
        onCancel={onClose}
      >
        <p>
          Administrators can see the times of this organisation's pages in it: they choose it in the
          user menu. Organisations below without a time zone of their own take it over. No stored
          time changes.
        </p>
        <OptionalSelect
          label="Time zone"
          value={timeZone}
          onChange={setTimeZone}
          noneLabel={noneLabel}
          options={zoneOptions()}
          disabled={isSaving}
          comboboxProps={overDialog}
        />
      </ConfirmDialog>
      {/* Outside of the dialog, which closes while its question may be open. */}
      <UnsavedChangesGuard isSaving={isSaving} />
    </>
  );
}
