import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceOrigin, servicePort } from './origins';

// The reference service with fresh demo data in a folder of its own, for the browser tests.
process.env.PORT = String(servicePort);
process.env.PUBLIC_URL = serviceOrigin;
process.env.DATA_DIR = mkdtempSync(join(tmpdir(), 'console-e2e-'));
await import('../../service/main');
