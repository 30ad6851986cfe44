import { useParams } from '@tanstack/react-router';
import { newRecordId } from '~/domain/new-record-id';
import { AccessEditor } from './edit-access-screen';

/** Add Organisation Access: docs/product/organisation.md#edit-organisation-access. */
export function CreateAccessScreen() {
  const { orgId } = useParams({ from: '/_signed-in/organisation/$orgId/links/create' });
  return <AccessEditor orgId={orgId} id={newRecordId} />;
}
