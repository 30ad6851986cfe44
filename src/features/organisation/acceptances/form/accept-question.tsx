import { useQuery } from '@tanstack/react-query';
import { outletNodesQuery } from '~/api/outlet-nodes';
import { EffectText } from '../not-before/effect-text';

interface AcceptQuestionProps {
  orgId: string;
  /** The application and its version. */
  title: string;
  /** Undefined for all nodes. */
  nodeID: string | undefined;
  /** As it is sent; null for immediately. */
  notBefore: string | null;
}

/** What is about to be accepted, in words. */
export function AcceptQuestion({ orgId, title, nodeID, notBefore }: AcceptQuestionProps) {
  // It has been loaded to be chosen from.
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
