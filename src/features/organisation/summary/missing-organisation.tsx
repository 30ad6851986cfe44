import { ApiError } from '~/api/api-error';
import { CopyableId } from '~/components/fields/copyable-id';
import { NoticePanel } from '~/components/notices/notice-panel';
import { PageHeading } from '~/components/page-heading';
import { LinkButton } from '~/components/text-link';
import { useSession } from '~/session/session-context';

const identifier = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a load failed since no organisation has this id. A text that is no id answers 400. */
export function isNoOrganisation(error: unknown, orgId: string): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === 404 || (error.status === 400 && !identifier.test(orgId));
}

/**
 * Says that no organisation that the person may see has this id. Entity Lookup leads here with the
 * ids of outlets (docs/product/reports.md#lookup-targets), so the page offers a way on
 * (decision 0033).
 */
export function MissingOrganisation({ id }: { id: string }) {
  const { isSuperUser } = useSession();
  return (
    <>
      <PageHeading>Organisation Summary</PageHeading>
      <NoticePanel
        message="There is no organisation with this id."
        way={
          isSuperUser
            ? 'It may be the id of an outlet or of another record.'
            : 'It may be the id of another record, or of an organisation that you do not manage.'
        }
        actions={
          <>
            {isSuperUser ? (
              <LinkButton to="/admin/entitylookup" search={{ filter: id }}>
                Look up this id
              </LinkButton>
            ) : null}
            <LinkButton to="/" variant={isSuperUser ? 'default' : 'filled'}>
              Send me home
            </LinkButton>
          </>
        }
      >
        <CopyableId label="Id" id={id} />
      </NoticePanel>
    </>
  );
}
