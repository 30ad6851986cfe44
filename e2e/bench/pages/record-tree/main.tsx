import { RecordTree } from '~/components/record-tree/record-tree';
import { organisationActions } from '~/features/admin/organisations/organisation-actions';
import { theme } from '~/theme';
import { showPage } from '../shared/show-page';
import { TreePage, type TreeProps } from '../shared/tree-page';
import classes from './record-tree-page.module.css';
import '~/styles';

const actions = organisationActions(
  () => undefined,
  () => undefined,
);

/** The tree with the buttons of the Organisations page in its rows. */
const OrganisationsTree = (props: TreeProps) => (
  <RecordTree
    {...props}
    label="Organisations"
    className={classes.tree}
    onSelect={() => undefined}
    renderDetails={actions}
  />
);

showPage(() => <TreePage tree={OrganisationsTree} />, theme);
