import { useParams, useSearch } from '@tanstack/react-router';
import { newRecordId } from '~/domain/new-record-id';
import { AccessEditor } from './edit-access-screen';

const from = '/_signed-in/organisation/$orgId/links/create';

/** Add Organisation Access: docs/product/organisation.md#edit-organisation-access. */
export function CreateAccessScreen() {
  const { orgId } = useParams({ from });
  const { copy } = useSearch({ from });
  return <AccessEditor key={copy} orgId={orgId} id={newRecordId} copy={copy} />;
}
