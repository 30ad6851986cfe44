import { useNavigate, useParams } from '@tanstack/react-router';
import {
  type OrganisationProfile,
  type OrganisationProfileChange,
  organisationProfileQueries,
  useSaveOrganisationProfile,
} from '~/api/organisation-profile';
import { EditRecord } from '~/components/edit-page/edit-record';
import { nameFieldsWithin } from '~/components/edit-page/record-fields';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { change } from '~/domain/contract/record-change';
import { recordKinds } from '~/domain/contract/record-kinds';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { TimeZoneSection } from './time-zone-section';

const fields = nameFieldsWithin(fieldLimits.OrganisationProfileChange.name);

/** Returns the record to send. */
export function organisationProfileChangeOf(
  { name }: { name: string },
  stored: OrganisationProfile,
) {
  const { organisationID } = stored;
  const changed = exactly<OrganisationProfileChange>()({ organisationID, name });
  return change(recordKinds.OrganisationProfile, stored, stored, changed);
}

/** Edit Organisation Profile (docs/product/organisation.md#edit-organisation-profile). */
export function EditOrganisationProfileScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/profile' });
  const navigate = useNavigate();
  const saveProfile = useSaveOrganisationProfile(orgId);
  return (
    <EditRecord
      query={organisationProfileQueries.single(orgId)}
      fields={fields}
      nameOf={(profile) => profile.name}
      send={async (form, stored) =>
        stored && saveProfile.mutateAsync(organisationProfileChangeOf(form, stored))
      }
      actionsOf={({ name }) => (
        <RecordHistory kind="Organisation" id={orgId} name={name} orgId={orgId} />
      )}
      panels={() => <TimeZoneSection orgId={orgId} />}
      onDone={() => navigate({ to: '/organisation/$orgId', params: { orgId } })}
    >
      {({ field }) => <LimitedTextInput {...field('name')} required />}
    </EditRecord>
  );
}
