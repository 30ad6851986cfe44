import {
  type OrganisationTimeZone,
  organisationTimeZoneQuery,
  useSetOrganisationTimeZone,
} from '~/api/organisation-time-zone';
import { overDialog } from '~/components/dialogs/dialog';
import { once } from '~/domain/once';
import { isKnownZone, zoneName } from '~/domain/time-zone';
import { OptionalSelect } from '~/pickers/option-select';
import { SettingSection } from '~/pickers/setting-section';

/** The own time zone of an organisation (docs/product/times.md), if the service has these calls. */
export function TimeZoneSection({ orgId }: { orgId: string }) {
  const { mutateAsync } = useSetOrganisationTimeZone(orgId);
  return (
    <SettingSection
      title="Time zone"
      query={organisationTimeZoneQuery(orgId)}
      valueOf={({ timeZone }) => timeZone}
      lookOf={(answer) => ({
        state: stateText(answer),
        buttonText: answer.timeZone ? 'Change the time zone...' : 'Set a time zone...',
      })}
      leads={{ read: 'The time zone could not be read.', save: 'The time zone was not saved.' }}
      save={(timeZone) => mutateAsync({ timeZone })}
      textOf={(timeZone, answer) => `"${timeZone ?? noneLabelOf(answer)}"`}
    >
      {({ answer, value, change, isSaving }) => (
        <>
          <p>
            Administrators can see the times of this organisation's pages in it: they choose it in
            the user menu. Organisations below without a time zone of their own take it over. No
            stored time changes.
          </p>
          <OptionalSelect
            label="Time zone"
            value={value ?? null}
            onChange={change}
            noneLabel={noneLabelOf(answer)}
            options={zoneOptions()}
            disabled={isSaving}
            comboboxProps={overDialog}
          />
        </>
      )}
    </SettingSection>
  );
}

const noneLabelOf = ({ inheritedTimeZone }: OrganisationTimeZone) =>
  inheritedTimeZone ? `From above: ${inheritedTimeZone}` : 'None';

function stateText({ timeZone, inheritedTimeZone }: OrganisationTimeZone): string {
  if (timeZone) return shownZone(timeZone);
  return inheritedTimeZone ? `${shownZone(inheritedTimeZone)}, from an organisation above` : 'None';
}

const shownZone = (name: string) =>
  isKnownZone(name) ? zoneName(name, Date.now()) : `${name}, which this browser does not know`;

/** The time zones that the browser knows. Not every browser lists UTC. */
const zoneOptions = once(() =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((key) => ({
    key,
    value: key.replaceAll('_', ' '),
  })),
);
