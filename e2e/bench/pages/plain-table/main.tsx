import { GridPage } from '../shared/grid-page';
import { showPage } from '../shared/show-page';
import { PlainTable } from './plain-table';

showPage(() => <GridPage grid={PlainTable} />);
