import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

interface LockedPackage {
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
}

/** The production packages with a script at their installation. */
function packagesWithScripts(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(
      ([, { hasInstallScript, dev, devOptional }]) => hasInstallScript && !dev && !devOptional,
    )
    .map(([path]) => path.replace(/^.*node_modules\//, ''))
    .sort();
}

/** The packages of the table in docs/deployment.md#what-runs-at-the-installation. */
function documentedPackages(): string[] {
  const [, section = ''] = readFileSync('docs/deployment.md', 'utf8').split(
    '### What runs at the installation\n',
  );
  const [text = ''] = section.split('\n#');
  return [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name).sort();
}

test('the production packages with a script at their installation are the documented ones', () => {
  expect(documentedPackages()).toEqual(packagesWithScripts());
});

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-scripts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What the Dockerfile copies before it installs the packages. */
function filesOfInstallation(): string[] {
  const [before = ''] = readFileSync('service/deployment/Dockerfile', 'utf8').split('RUN npm ci');
  const copied = before.match(/^COPY (?<files>.+) \.\/$/m)?.groups?.files?.split(' ') ?? [];
  const context = readFileSync('service/deployment/Dockerfile.dockerignore', 'utf8').split('\n');
  return copied.filter((file) => context.includes(`!${file}`));
}

test('the installation of the image runs no script of a package', () => {
  for (const file of filesOfInstallation()) cpSync(file, join(folder, file));
  mkdirSync(join(folder, 'curious'));
  const put = (file: string, content: object) =>
    writeFileSync(join(folder, file), JSON.stringify(content));
  put('curious/package.json', {
    name: 'curious',
    version: '1.0.0',
    scripts: { postinstall: "node -e \"fs.writeFileSync('ran', '')\"" },
  });
  put('package.json', { private: true, dependencies: { curious: 'file:curious' } });
  rmSync(join(folder, 'package-lock.json'));
  execFileSync('npm', ['install', '--offline', '--install-links', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'pipe',
    shell: process.platform === 'win32',
  });
  const installed = join(folder, 'node_modules/curious');
  expect([installed, join(installed, 'ran')].map(existsSync)).toEqual([true, false]);
});
