import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '~/features/account/change-password/change-password-screen';
import { changePasswordSearch } from '~/features/account/change-password/change-password-search';
import { themed } from '~/themed';

export const Route = createFileRoute('/_signed-in/changeprofilepassword')({
  staticData: { title: 'Change Password' },
  validateSearch: changePasswordSearch,
  component: themed(ChangePasswordScreen),
});
