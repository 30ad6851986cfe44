import { useQuery } from '@tanstack/react-query';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { type OrganisationTimeZone, organisationTimeZoneQuery } from '~/api/organisation-time-zone';
import { SettingSection } from '~/components/edit-page/setting-section';
import { RetryNotice } from '~/components/notices/retry-notice';
import { Panel } from '~/components/panel/panel';
import { isKnownZone, zoneName } from '~/domain/time-zone';
import { TimeZoneDialog } from './time-zone-dialog';

/**
 * Shows the time zone of an organisation, and changes it (docs/product/times.md). A service without
 * these calls gets no section.
 */
export function TimeZoneSection({ orgId }: { orgId: string }) {
  const { data, error, isFetching, refetch } = useQuery(organisationTimeZoneQuery(orgId));
  if (error && !isNotOffered(error)) {
    return (
      <Panel title="Time zone">
        <RetryNotice
          text={`The time zone could not be read. ${failureWords(error)}`}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
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
