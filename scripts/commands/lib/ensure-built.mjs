import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { preparationLock, withLock } from './lock.mjs';

/**
 * Something that a build makes from files.
 * @typedef {object} Product
 * @property {string} stamp the file with the inputs and outputs of the last build
 * @property {string[]} inputs files and folders
 * @property {string[]} outputs files and folders; those within the inputs do not count as inputs
 * @property {() => Promise<unknown>} build
 */

/**
 * Builds a product unless its outputs are those of a build from the same inputs. If several processes
 * call it, one builds and the others wait.
 * @param {Product} product
 */
export async function ensureBuilt(product, lock = preparationLock) {
  if (isUpToDate(product)) return sayUnchanged();
  await withLock(lock, async () => {
    if (isUpToDate(product)) return sayUnchanged();
    const { stamp, outputs, build } = product;
    // Read before the build, so that a change during the build counts as a change.
    const inputs = inputsOf(product);
    rmSync(stamp, { force: true });
    await build();
    // Written last, so that an interrupted build has no stamp.
    mkdirSync(dirname(stamp), { recursive: true });
    const made = Object.fromEntries(outputs.map((path) => [path, fingerprint([path])]));
    writeFileSync(stamp, JSON.stringify({ inputs, outputs: made }, null, 2));
  });
}

/** @param {Product} product */
function isUpToDate(product) {
  const last = readStamp(product.stamp);
  return (
    last !== null &&
    last.inputs === inputsOf(product) &&
    product.outputs.every((path) => last.outputs?.[path] === fingerprint([path]))
  );
}

function inputsOf({ inputs, outputs }) {
  const [major] = process.versions.node.split('.');
  return `Node ${major} ${process.env.NODE_ENV ?? ''} ${fingerprint(inputs, outputs)}`;
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const sayUnchanged = () => console.log('    unchanged since the last build');
