export { LastSeenTool } from './last-seen/last-seen-tool';
export { EntryDrawer } from './record-history/entry-drawer';
export { HistoryDrawer } from './record-history/history-drawer';
export { Uses, UsesButton } from './used-by/uses';
