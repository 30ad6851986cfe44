import { LinkButton } from '~/components/link-button';

/** Leads from the profile to the password, and from there back again (section 2.1). */
export function ChangePasswordLink() {
  return (
    <LinkButton variant="default" to="/changeprofilepassword">
      Change Password
    </LinkButton>
  );
}
