import { useNavigate, useParams } from '@tanstack/react-router';
import { organisationProfileQueries, useSaveOrganisationProfile } from '~/api/organisation-profile';
import { EditRecord } from '~/components/edit-page/edit-record';
import { nameFieldsWithin } from '~/components/edit-page/name-fields';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { TimeZonePart } from './time-zone/time-zone-part';

const fields = nameFieldsWithin(fieldLimits.OrganisationProfileChange.name);

/** Edit Organisation Profile (docs/product/organisation.md#edit-organisation-profile). */
export function EditOrganisationProfileScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/profile' });
  const navigate = useNavigate();
  const saveProfile = useSaveOrganisationProfile(orgId);
  return (
    <EditRecord
      title="Edit Organisation Profile"
      query={organisationProfileQueries.single(orgId)}
      fields={fields}
      nameOf={(profile) => profile.name}
      send={({ name }) => saveProfile.mutateAsync({ organisationID: orgId, name })}
      actionsOf={({ name }) => (
        <RecordHistory kind="Organisation" id={orgId} name={name} orgId={orgId} />
      )}
      below={() => <TimeZonePart orgId={orgId} />}
      onDone={() => navigate({ to: '/organisation/$orgId', params: { orgId } })}
    >
      {({ field }) => <LimitedTextInput {...field('name')} required autoComplete="off" />}
    </EditRecord>
  );
}
