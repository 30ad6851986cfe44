import type { RefObject } from 'react';
import { PackageIcon } from '~/components/package-icon';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TreePanel } from '~/components/tree-and-panel';
import type { AuthorisationNode } from '../model/authorisation-nodes';
import type { AuthorisationTree } from './use-authorisation-tree';
import { VersionBadges } from './version-badges';

interface AuthorisationTreePanelProps {
  tree: AuthorisationTree;
  selectedId: string | undefined;
  onSelect: (node: AuthorisationNode) => void;
  panel: RefObject<HTMLElement | null>;
}

const renderIcon = ({ iconUri }: AuthorisationNode) =>
  iconUri === undefined ? null : <PackageIcon address={iconUri} />;

const renderDetails = ({ isLatest, badges }: AuthorisationNode) =>
  isLatest || badges.length > 0 ? <VersionBadges isLatest={isLatest} badges={badges} /> : null;

/**
 * The tree of apps with their versions, newest first
 * (docs/product/versions-and-health.md#authorisation-tree).
 */
export function AuthorisationTreePanel(props: AuthorisationTreePanelProps) {
  const { tree } = props;
  return (
    <TreePanel ref={props.panel} label="Tree of applications">
      <RecordTree
        label="Applications"
        nodes={tree.nodes}
        expandedIds={tree.expandedIds}
        onExpandedChange={tree.setExpandedIds}
        branchStates={tree.branchStates}
        onRetryBranch={(id) => tree.retryPackages(id.slice('app:'.length))}
        selectedId={props.selectedId}
        onSelect={props.onSelect}
        renderIcon={renderIcon}
        renderDetails={renderDetails}
      />
    </TreePanel>
  );
}
