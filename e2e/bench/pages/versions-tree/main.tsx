import type { OrganisationTreeNode } from '~/api/organisation-tree';
import { PackageIcon } from '~/components/package-icon';
import { RecordTree } from '~/components/record-tree/record-tree';
import { AcceptanceBadge } from '~/features/organisation/acceptances/acceptance-tree';
import { theme } from '~/theme';
import { showPage } from '../shared/show-page';
import { TreePage, type TreeProps } from '../shared/tree-page';
import classes from './versions-tree-page.module.css';
import '~/styles';

const states = ['Accepted', 'Partial', 'Not Accepted'] as const;
const levelOf = ({ id }: OrganisationTreeNode) => id.split('-').length;

function renderDetails(node: OrganisationTreeNode) {
  if (levelOf(node) !== 2) return null;
  return <AcceptanceBadge state={states[Number(node.id.split('-')[1]) % 3] ?? 'Partial'} />;
}

/** The tree of Install Versions: applications with icons, versions with badges, acceptances. */
const VersionsTree = (props: TreeProps) => (
  <RecordTree
    {...props}
    label="Applications"
    className={classes.tree}
    onSelect={() => undefined}
    renderIcon={(node) => (levelOf(node) === 1 ? <PackageIcon address={node.iconUri} /> : null)}
    renderDetails={renderDetails}
  />
);

showPage(() => <TreePage tree={VersionsTree} />, theme);
