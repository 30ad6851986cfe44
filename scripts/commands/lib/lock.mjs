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

// Written here, because the lock is needed before any package is installed.

/** The lock of every program that writes into node_modules, .generated and dist. */
export const preparationLock = '.generated/preparation.lock';

// Old versions of Node lack node:timers/promises. With it they would fail before the version check.
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const heldHere = new Set();

/**
 * Does the work while nobody else holds the lock. Takes the lock over if its owner has ended, or has
 * shown no sign of life for half a minute.
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
    // Counted in polls, because a clock jumps when a machine wakes from sleep.
    silentFor = sign === lastSign ? silentFor + pollEvery : 0;
    lastSign = sign;
    const isLeft = isGone(read(file)) || silentFor > patience;
    if (isLeft && removeUnchanged(file, sign)) continue;
    if (!hasSaid) console.log(`    waiting for another command of this checkout (${file})`);
    hasSaid = true;
    await pause(pollEvery);
  }
}

/** Removes a lock if it still has this sign. Only one waiting process at a time may do so. */
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

/** Tells whether the owner was a process of this machine that has ended. */
function isGone(owner) {
  let lock;
  try {
    lock = JSON.parse(owner);
  } catch {
    // The owner is still writing it.
    return false;
  }
  if (lock.host !== hostname()) return false;
  // In a container a new process often gets the number of a former one.
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

/** Returns a text that changes when the owner changes or shows a sign of life. */
function signOf(file) {
  return `${read(file)} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`;
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody has removed the lock. The work goes on.
  }
}
