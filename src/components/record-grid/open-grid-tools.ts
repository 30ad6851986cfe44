export { SelectCellEditor } from './body/select-cell-editor';
export { ConflictsDialog } from './conflicts/conflicts-dialog';
export { OpenColumnMenu } from './menus/column-menu';
export { ColumnsMenu, FilterModeMenu } from './menus/open-grid-menus';
export { RowSelection } from './selection/row-selection';
export { ViewKeeper } from './views/view-keeper';
export { ViewStore } from './views/view-store';
export { ViewsMenu } from './views/views-menu';
