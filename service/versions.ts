import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ContractDocument } from '../openapi/reader/contract-document';
import type { AdminSummaryVersion } from '../src/api/schema.gen';

const packageFile = fileURLToPath(new URL('../package.json', import.meta.url));
const gitFolder = fileURLToPath(new URL('../.git', import.meta.url));

/** Lists the parts of this service with their versions. Outside of a clone the commit is empty. */
export function readVersions(contract: ContractDocument): AdminSummaryVersion[] {
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string };
  const gitHash = readGitHash().slice(0, 7);
  return [
    { name: 'Authentication', version, gitHash },
    { name: 'Contract', version: contract.info.version, gitHash },
  ];
}

function readGitHash(): string {
  const read = (name: string) => {
    const file = `${gitFolder}/${name}`;
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  };
  try {
    const head = read('HEAD');
    if (!head.startsWith('ref: ')) return head;
    const ref = head.slice('ref: '.length);
    const packed = read('packed-refs')
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`));
    return read(ref) || (packed?.split(' ')[0] ?? '');
  } catch {
    // In a worktree, .git is a file that names another folder.
    return '';
  }
}
