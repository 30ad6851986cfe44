export { LastSeenTool } from './last-seen/last-seen-tool';
export { EntryDrawer } from './record-history/entry-drawer';
export { HistoryDrawer } from './record-history/history-drawer';
export { Uses, UsesButton } from './used-by/uses';
export { AdministratorLoss } from './who-loses/administrator-loss';
export { GroupHolders } from './who-loses/group-holders';
