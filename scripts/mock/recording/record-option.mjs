import { originOf } from '../option-values.mjs';

/**
 * Reads the options `--record` and `--record-changes`.
 * @param {{ record?: string, 'record-changes'?: boolean, stateful?: boolean }} given
 * @param {number} port the port of the mock, which must not record itself
 * @returns {{ origin: string, mayChange: boolean } | null} null when nothing is to be recorded
 * @throws when the address is none of a service
 */
export function recordOptions(
  { record, 'record-changes': mayChange = false, stateful = false },
  port,
) {
  if (record === undefined) {
    if (mayChange)
      throw new Error('--record-changes needs --record with the address of a service.');
    return null;
  }
  if (stateful) throw new Error('--record and --stateful do not go together: one of them answers.');
  const origin = originOf(record);
  if (origin === null) {
    // An address may have a password.
    throw new Error('--record takes the address of a service, such as https://pos.example.com.');
  }
  const url = new URL(origin);
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname);
  if (isHere && Number(url.port || '80') === port) {
    throw new Error(`--record ${origin} is the mock itself. --port chooses another port.`);
  }
  return { origin, mayChange };
}
