import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * What the thread sends, and how often at the same time.
 * @typedef {{
 *   address: string,
 *   headers: Record<string, string>,
 *   body: Uint8Array,
 *   isChunked: boolean,
 *   atOnce: number,
 * }} SenderData
 */

// The thread of another person's client: it sends the bodies and returns the statuses.
// JavaScript, because a thread loads no TypeScript.
/** @type {SenderData} */
const { address, headers, body, isChunked, atOnce } = workerData;

const send = () =>
  new Promise((resolve, reject) => {
    const length = isChunked
      ? { 'Transfer-Encoding': 'chunked' }
      : { 'Content-Length': String(body.byteLength) };
    const sent = request(address, { method: 'POST', headers: { ...headers, ...length } });
    let status = 0;
    sent.on('response', (response) => {
      status = response.statusCode ?? 0;
      response.resume();
      response.on('close', () => {
        sent.destroy();
        resolve(status);
      });
    });
    // A server that has refused the body closes the connection while the rest arrives.
    sent.on('error', (error) => (status === 0 ? reject(error) : resolve(status)));
    sent.end(body);
  });

const statuses = await Promise.all(Array.from({ length: atOnce }, send));
parentPort?.postMessage(statuses);
