import { RecordTree } from '~/components/record-tree/record-tree';
import { theme } from '~/theme';
import type { SampleNode } from '../shared/sample-tree';
import { showPage } from '../shared/show-page';
import { TreePage, type TreeProps } from '../shared/tree-page';
import classes from './record-tree-page.module.css';
import '~/styles';

const actions = ({ id, entity }: SampleNode, tabIndex: 0 | -1) => (
  <>
    <span data-note={entity.active ? 'Active' : 'Not active'} />
    <a tabIndex={tabIndex} href={`/organisation/${id}`}>
      Configure
    </a>
  </>
);

/** The tree with the buttons of the Organisations page in its rows. */
const OrganisationsTree = (props: TreeProps) => (
  <RecordTree<SampleNode>
    {...props}
    label="Organisations"
    className={classes.tree}
    onSelect={() => undefined}
    renderDetails={actions}
  />
);

showPage(() => <TreePage tree={OrganisationsTree} />, theme);
