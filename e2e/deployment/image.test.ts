import { execFile, execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { freePort } from '../../scripts/commands/lib/free-port';
import { runProgram, whenReady } from '../../scripts/commands/lib/run-program';
import { testEncryptionKey } from '../../service/testing/secret-keys';
import { cleansUp, later, temporaryFolder } from './support/clean-up';
import { firstSuperUser } from './support/start-instance';

cleansUp();

const instructions = readFileSync('service/deployment/Dockerfile', 'utf8')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line))
  .flatMap((match) => (match ? [{ name: match[1], value: match[2] ?? '' }] : []));

const valuesOf = (name: string) =>
  instructions.filter((instruction) => instruction.name === name).map(({ value }) => value);

/** The list of a command in JSON. */
const commandOf = (text: string) => JSON.parse(text.slice(text.indexOf('['))) as string[];

/** Copies what `docker build` gets as its context: the lines of the ignore file with "!". */
function copyContext(folder: string): void {
  const lines = readFileSync('service/deployment/Dockerfile.dockerignore', 'utf8').split('\n');
  const names = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1));
  for (const name of names) {
    cpSync(name, join(folder, name), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    });
  }
}

/** Links the installed packages except those for development, as `npm ci --omit=dev` leaves them. */
function linkPackages(folder: string): void {
  execFileSync('cp', ['-al', 'node_modules', folder]);
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.dev || entry.devOptional)
      rmSync(join(folder, path), { recursive: true, force: true });
  }
}

// No Docker is needed: the test runs the commands of the Dockerfile in folders. It links the packages
// instead of installing them again.
test('the image builds without packages for development and runs as a user who can write nothing else', async () => {
  // Beside the packages, since links do not reach another file system.
  const context = mkdtempSync('.generated/image-');
  later('test', () => rmSync(context, { recursive: true, force: true }));
  copyContext(context);
  linkPackages(context);
  const [, build = ''] = valuesOf('RUN');
  // Vitest sets NODE_ENV, which a shell does not have.
  const { NODE_ENV: _, ...env } = process.env;
  await promisify(execFile)('sh', ['-c', build], { cwd: context, env });
  const image = temporaryFolder();
  chmodSync(image, 0o755);
  cpSync(join(context, 'build'), join(image, 'app'), { recursive: true });
  execFileSync('chmod', ['-R', 'a-w', join(image, 'app')]);
  const dataDir = join(image, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (nobody.uid !== undefined) chownSync(dataDir, nobody.uid, nobody.gid);

  const fixed = Object.fromEntries(
    valuesOf('ENV').flatMap((line) => line.split(' ').map((pair) => pair.split('=', 2))),
  );
  const port = await freePort(0);
  const environment = {
    ...fixed,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    TMPDIR: '/nonexistent',
    ENCRYPTION_KEY: testEncryptionKey,
    FIRST_SUPER_USER_EMAIL: firstSuperUser.email,
    FIRST_SUPER_USER_PASSWORD: firstSuperUser.password,
  };
  const [, ...commandLine] = commandOf(valuesOf('CMD').at(-1) ?? '');
  const options = { cwd: join(image, 'app'), ...nobody };
  const service = await runProgram({ commandLine, environment, ...options });
  later('test', () => service.end('SIGKILL'));
  await whenReady(service, () => service.output().includes('The console is at'));

  const [, ...check] = commandOf(valuesOf('HEALTHCHECK')[0] ?? '');
  const healthy = await runProgram({ commandLine: check, environment, ...options });
  expect(await healthy.ended, healthy.output()).toBe(0);
  const page = await fetch(`http://127.0.0.1:${port}/admin`, { headers: { Accept: 'text/html' } });
  expect(await page.text()).toContain('id="root"');
  const saved = await runProgram({ commandLine: ['service/backup.mjs'], environment, ...options });
  expect(await saved.ended, saved.output()).toBe(0);
  expect(await service.end('SIGTERM'), service.output()).toBe(0);
  const unhealthy = await runProgram({ commandLine: check, environment, ...options });
  expect(await unhealthy.ended).toBe(1);
}, 300_000);
