import { NoticePanel } from '~/components/notices/notice-panel';
import { PageHeading } from '~/components/page-heading';
import { LinkButton } from '~/components/text-link';

/** Says that an account does not exist, or that the person may not see it. */
export function MissingAccount({ message }: { message: string }) {
  return (
    <>
      <PageHeading>My Account</PageHeading>
      <NoticePanel
        message={message}
        way="An account is shown to the person whose it is, and to super users."
        actions={<LinkButton to="/user">My own account</LinkButton>}
      />
    </>
  );
}
