import { LinkButton } from '~/components/text-link';

/**
 * Links the profile to Change Password, which returns to the profile
 * (docs/product/account-and-anonymous.md#change-password).
 */
export function ChangePasswordLink() {
  return (
    <LinkButton variant="default" to="/changeprofilepassword">
      Change Password
    </LinkButton>
  );
}
