import { useOptionalSession } from '~/session/session';
import { OrganisationSwitcher } from '../organisation-switcher/organisation-switcher';
import { MessageScreen } from './message-screen';

/** The page /organisation/null (docs/product/routes-and-roles.md#no-organisation). */
export function NoOrganisationScreen() {
  const session = useOptionalSession();
  const canChoose = session?.isSuperUser || session?.isOrgAdmin;
  return (
    <MessageScreen
      title="No organisation selected"
      actions={canChoose ? <OrganisationSwitcher /> : null}
    >
      <p>
        {canChoose
          ? 'Choose the organisation that you want to manage.'
          : 'Your account does not belong to an organisation that you can manage.'}
      </p>
    </MessageScreen>
  );
}
