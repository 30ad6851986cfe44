import './session/unsaved-edits';
import './styles';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from './api/query-client';
import { onCaughtError } from './shell/on-caught-error';
import { shareStyleNonce, startConsole } from './start-console';

shareStyleNonce();

const container = document.getElementById('root');
if (!container) throw new Error('The page has no place for the console.');

void startConsole({
  root: createRoot(container, { onCaughtError }),
  queryClient: createQueryClient(),
  pathname: globalThis.location.pathname,
});
