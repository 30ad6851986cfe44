import { LinkButton } from '~/components/link-button';

/**
 * Leads from the profile to the password, and from there back again
 * (docs/product/account-and-anonymous.md#change-password).
 */
export function ChangePasswordLink() {
  return (
    <LinkButton variant="default" to="/changeprofilepassword">
      Change Password
    </LinkButton>
  );
}
