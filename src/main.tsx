import { createQueryClient } from './api/query-client';
import { startUp } from './session/start-up';
import { hasUnsavedEdits } from './session/unsaved-edits';
import { startConsole } from './start-console';

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the console.');

const queryClient = createQueryClient(hasUnsavedEdits);
const answers = startUp(queryClient, globalThis.location.pathname);
void startConsole({ container, queryClient, answers });
