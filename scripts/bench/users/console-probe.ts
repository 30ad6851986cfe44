import { listProbe } from '../pages/shared/list-probe';

// Runs in the page of Browse Users before its own scripts.
const probe = listProbe({ rows: '[role="row"]', text: '@demo.test' });
Object.assign(window, { listProbe: probe });
void probe.shown().then((firstRows) => Object.assign(window, { firstRows }));
