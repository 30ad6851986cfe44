import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

// Packages are not there yet when the lock is needed, so it cannot come from one.

/** The lock of everything that writes into node_modules, .generated and dist. */
export const preparationLock = '.generated/preparation.lock';

// node:timers/promises would keep old versions of Node from being told that they are too old.
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const heldHere = new Set();

/**
 * Does the work while nobody else holds the lock. The lock of an owner who has ended, or who has
 * shown no sign of life for half a minute, is taken over.
 * @param {string} file
 * @param {() => Promise<void>} work
 * @param {{ pollEvery?: number, patience?: number }} times in milliseconds
 */
export async function withLock(file, work, { pollEvery = 500, patience = 30_000 } = {}) {
  const token = randomUUID();
  const owner = JSON.stringify({ token, pid: process.pid, host: hostname() });
  heldHere.add(token);
  await take(file, owner, { pollEvery, patience });
  const signOfLife = setInterval(() => touch(file), patience / 10);
  try {
    await work();
  } finally {
    clearInterval(signOfLife);
    heldHere.delete(token);
    if (read(file) === owner) rmSync(file, { force: true });
  }
}

async function take(file, owner, { pollEvery, patience }) {
  mkdirSync(dirname(file), { recursive: true });
  let lastSign;
  let silentFor = 0;
  let hasSaid = false;
  while (!write(file, owner)) {
    const sign = signOf(file);
    // Counted in polls, since a clock leaps while a machine sleeps.
    silentFor = sign === lastSign ? silentFor + pollEvery : 0;
    lastSign = sign;
    const isLeft = isGone(read(file)) || silentFor > patience;
    if (isLeft && removeUnchanged(file, sign)) continue;
    if (!hasSaid) console.log(`    waiting for another command of this checkout (${file})`);
    hasSaid = true;
    await pause(pollEvery);
  }
}

/** Of those who wait one at a time may remove a lock, and only the one that it has looked at. */
function removeUnchanged(file, sign) {
  const claim = `${file}.claim`;
  try {
    mkdirSync(claim);
  } catch {
    return false;
  }
  try {
    if (signOf(file) === sign) rmSync(file, { force: true });
    return true;
  } finally {
    rmdirSync(claim);
  }
}

/** Whether the owner was a process of this machine that has ended. */
function isGone(owner) {
  let lock;
  try {
    lock = JSON.parse(owner);
  } catch {
    // Somebody is about to write it.
    return false;
  }
  if (lock.host !== hostname()) return false;
  // In a container a process often gets the number that another one had.
  if (lock.pid === process.pid) return !heldHere.has(lock.token);
  try {
    process.kill(lock.pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function write(file, owner) {
  try {
    writeFileSync(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** What changes whenever the owner changes or shows that it lives. */
function signOf(file) {
  return `${read(file)} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody has taken it away; the work goes on.
  }
}
