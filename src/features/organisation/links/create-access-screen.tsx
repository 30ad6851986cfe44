import { useNavigate } from '@tanstack/react-router';
import { AccessEditor } from './form/access-editor';

/**
 * Add Organisation Access (docs/product/organisation.md#edit-organisation-access): the form of Edit
 * Organisation Access for a new access link.
 */
export function CreateAccessScreen({ orgId }: { orgId: string }) {
  const navigate = useNavigate();
  const onDone = () => navigate({ to: '/organisation/$orgId/links', params: { orgId } });
  return <AccessEditor orgId={orgId} stored={undefined} onDone={onDone} />;
}
