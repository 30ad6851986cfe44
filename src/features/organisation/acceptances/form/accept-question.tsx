import { useQuery } from '@tanstack/react-query';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { EffectText } from '../not-before/effect-text';

interface AcceptQuestionProps {
  orgId: string;
  /** The application and its version. */
  title: string;
  /** Undefined for all nodes. */
  nodeID: string | undefined;
  /** As the form sends it; null for immediately. */
  notBefore: string | null;
}

/** Says what the user is about to accept. */
export function AcceptQuestion({ orgId, title, nodeID, notBefore }: AcceptQuestionProps) {
  // The choice of nodes has loaded them: this only reads the cache.
  const { data } = useQuery({ ...outletNodesQuery(orgId), enabled: false });
  const name = data?.find((node) => node.nodeID === nodeID)?.name || 'one node';
  return (
    <>
      <p>
        {title} is going to be accepted for{' '}
        <strong>{nodeID === undefined ? 'all nodes' : name}</strong>. Accepting is irreversible.
      </p>
      <EffectText notBefore={notBefore} isStored={false} />
    </>
  );
}
