import { useQueryClient } from '@tanstack/react-query';
import {
  type OrganisationProfile,
  organisationProfileQueries,
  useSaveOrganisationProfile,
} from '~/api/organisation-profile';
import { EditPage } from '~/components/edit-page/edit-page';
import { useRecordForm } from '~/components/edit-page/use-record-form';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import {
  organisationProfileChangeOf,
  organisationProfileFormErrors,
  organisationProfileFormOf,
  organisationProfileLimits,
} from './organisation-profile-form';

const labels = { name: 'Name' } as const;

interface OrganisationProfileEditorProps {
  orgId: string;
  profile: OrganisationProfile;
  onDone: () => void;
}

/** The form of an organisation's profile. */
export function OrganisationProfileEditor(props: OrganisationProfileEditorProps) {
  const { orgId, profile, onDone } = props;
  const queryClient = useQueryClient();
  const saveProfile = useSaveOrganisationProfile(orgId);
  const { form, isDirty, save, overwriteQuestion } = useRecordForm({
    record: profile,
    formOf: organisationProfileFormOf,
    errorsOf: organisationProfileFormErrors,
    labels,
    readFresh: () =>
      queryClient.fetchQuery({ ...organisationProfileQueries.single(orgId), staleTime: 0 }),
    send: (values) => saveProfile.mutateAsync(organisationProfileChangeOf(orgId, values)),
  });

  return (
    <EditPage
      title="Edit Organisation Profile"
      subtitle={profile.name}
      isDirty={isDirty}
      onSave={save}
      onCancel={onDone}
      onDone={onDone}
    >
      <LimitedTextInput
        label={labels.name}
        limit={organisationProfileLimits.name}
        required
        autoComplete="off"
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      {overwriteQuestion}
    </EditPage>
  );
}
