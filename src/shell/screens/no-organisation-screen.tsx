import { useOptionalSession } from '~/session/session-context';
import { OrganisationSwitcher } from '../organisation-switcher/organisation-switcher';
import { MessageScreen } from './message-screen';

/** /organisation/null: no organisation is known (section 2.1, decision 11). */
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
          : 'Your account belongs to no organisation that you could manage.'}
      </p>
    </MessageScreen>
  );
}
