import { listProbe } from '../pages/shared/list-probe';

// Notes when the first rows of Browse Users are painted.
const probe = listProbe({ rows: '[role="row"]', text: '.test' });
Object.assign(window, { listProbe: probe });
void probe.shown().then((firstRows) => Object.assign(window, { firstRows }));
