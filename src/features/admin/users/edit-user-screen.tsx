import { Switch } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCommitUsers, userQueries } from '~/api/users';
import { EditRecord } from '~/components/edit-page/edit-record';
import { batchesOfOne, useStoredRecords } from '~/components/edit-page/stored-records';
import { CopyableId } from '~/components/fields/copyable-id';
import { PersonalFieldsGroup } from '~/pickers/personal-fields-group';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { UsedBy, UsedByButton } from '~/pickers/used-by/used-by';
import { UserSessions } from '~/pickers/user-sessions/user-sessions';
import { useSession } from '~/session/session';
import { EndAccessButton } from './end-access/end-access-dialog';
import { SentInvitations } from './sent-invitations';
import { SignInLimitsPanel } from './sign-in-limits-panel';
import { UnconfirmedUser } from './unconfirmed-user';
import { userChangeOf, userFields } from './user-form';

/** Edit User (docs/product/administration.md#edit-user). The id `new` creates a user. */
export function EditUserScreen() {
  const { id } = useParams({ from: '/_signed-in/admin/users/edit/$id' });
  const navigate = useNavigate();
  const { userID: own } = useSession();
  const commit = useCommitUsers();
  const records = useStoredRecords(userQueries.list(), 'userID', { isLong: true });
  return (
    <EditRecord
      {...batchesOfOne(id, records, userChangeOf, commit.mutateAsync)}
      query={userQueries.single(id)}
      fields={userFields}
      nameOf={(user) => user.fullName}
      deletionFactsOf={() => <UsedBy subject={{ kind: 'users' }} id={id} />}
      actionsOf={(user) => (
        <>
          <UsedByButton subject={{ kind: 'users' }} id={id} />
          <RecordHistory kind="User" id={user.userID} name={user.fullName} />
          {user.userID === own ? null : <EndAccessButton user={user} />}
        </>
      )}
      onDone={() => navigate({ to: '/admin/users' })}
      panels={(user) =>
        user && (
          <>
            <SignInLimitsPanel userID={user.userID} />
            <UserSessions userID={user.userID} nameOfOther={user.fullName} />
          </>
        )
      }
    >
      {({ form, label, field, checkbox }, user) => (
        <>
          {user?.isEmailUnconfirmed ? <UnconfirmedUser email={user.email} /> : null}
          <CopyableId label="User ID" id={user?.userID} emptyText="Given when the user is saved" />
          <PersonalFieldsGroup form={form} label={label} field={field} />
          <Switch {...checkbox('isServerAdministrator')} onLabel="Yes" offLabel="No" />
          {user?.scopes.includes('superuser') && !form.values.isServerAdministrator ? (
            <RightsTaken userID={user.userID} />
          ) : null}
        </>
      )}
    </EditRecord>
  );
}

/** Says what goes with the rights of a super user. Nobody can take them from themselves. */
function RightsTaken({ userID }: { userID: string }) {
  const isOwn = userID === useSession().userID;
  if (isOwn) return <p>These are your own rights. You cannot take them from yourself.</p>;
  return <SentInvitations userID={userID} exception=", unless they administer the organisation" />;
}
