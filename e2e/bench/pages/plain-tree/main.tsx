import { showPage } from '../shared/show-page';
import { TreePage } from '../shared/tree-page';
import { PlainTree } from './plain-tree';

showPage(() => <TreePage tree={PlainTree} />);
