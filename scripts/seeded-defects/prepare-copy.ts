import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Generates the contract's files in a new copy and gives its browser tests ports of their own. */
export function prepareCopy(folder: string, port: number): void {
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate/generate.ts'], {
    cwd: folder,
  });
  // Only earlier revisions have this file. Later tests take their port from E2E_PORT.
  const origins = join(folder, 'e2e', 'support', 'origins.ts');
  if (!existsSync(origins)) return;
  const text = readFileSync(origins, 'utf8');
  if (!text.includes('E2E_PORT')) writeFileSync(origins, withPorts(text, port));
}

/** Replaces the ports. The service's simulated instances use two adjacent ports. */
const withPorts = (text: string, port: number) =>
  text.replace('4273', String(port)).replace('4210', String(port + 5));
