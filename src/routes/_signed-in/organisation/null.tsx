import { createFileRoute } from '@tanstack/react-router';
import { NoOrganisationScreen } from '~/shell/screens/no-organisation-screen';

export const Route = createFileRoute('/_signed-in/organisation/null')({
  staticData: { title: 'No organisation selected' },
  component: NoOrganisationScreen,
});
