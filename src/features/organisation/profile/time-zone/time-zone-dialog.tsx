import { useState } from 'react';
import { failureWords } from '~/api/failure-words';
import {
  type OrganisationTimeZone,
  useSetOrganisationTimeZone,
} from '~/api/organisation-time-zone';
import { ConfirmDialog } from '~/components/dialogs/confirm-dialog';
import { overDialog } from '~/components/dialogs/dialog';
import { once } from '~/domain/once';
import { OptionalSelect } from '~/pickers/option-select';

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
export function TimeZoneDialog({ isOpen, orgId, stored, onClose }: TimeZoneDialogProps) {
  const { mutate, isPending, error } = useSetOrganisationTimeZone(orgId);
  const [timeZone, setTimeZone] = useState(stored.timeZone);
  const { inheritedTimeZone } = stored;
  const save = () => {
    if (timeZone === stored.timeZone) return onClose();
    mutate({ timeZone }, { onSuccess: onClose });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title="Time zone"
      confirmText="Save"
      isBusy={isPending}
      error={error ? `The time zone was not saved. ${failureWords(error)}` : undefined}
      onConfirm={save}
      onCancel={onClose}
    >
      <p>
        Administrators can see the times of this organisation's pages in it: they choose it in the
        user menu. Organisations below without a time zone of their own take it over. No stored time
        changes.
      </p>
      <OptionalSelect
        label="Time zone"
        value={timeZone}
        onChange={setTimeZone}
        noneLabel={inheritedTimeZone ? `From above: ${inheritedTimeZone}` : 'None'}
        options={zoneOptions()}
        disabled={isPending}
        comboboxProps={overDialog}
      />
    </ConfirmDialog>
  );
}
