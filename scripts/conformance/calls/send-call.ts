import type { Method } from '../../../service/contract/contract-document';

/** A request as it is sent. The path begins with a slash and has its query. */
export interface SentRequest {
  method: Method;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** An answer of the service, with its whole body as text. */
export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** The service does not answer any more. The message is one sentence for the person who waits. */
export class ServiceGone extends Error {}

/** The person has stopped the run. */
export class RunStopped extends Error {}

export interface Sender {
  /** The address of the service without a slash at its end. */
  url: string;
  /** How long to wait for a whole answer (milliseconds). */
  timeout: number;
  /** Stops the run. */
  stop?: AbortSignal;
}

/**
 * Sends a request and reads its whole answer. It follows no redirection.
 * @throws ServiceGone when there is no answer, or none in time
 * @throws RunStopped after the person has stopped the run
 */
export async function sendCall(sender: Sender, request: SentRequest): Promise<ReceivedAnswer> {
  const { url, timeout, stop } = sender;
  const { method, path, headers, body } = request;
  const late = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: stop ? AbortSignal.any([late, stop]) : late,
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (stop?.aborted) throw new RunStopped('The run was stopped.');
    const call = `${method} ${url}${path.split('?')[0]}`;
    if (late.aborted) {
      throw new ServiceGone(
        `${call} did not answer within ${timeout / 1000} s. --timeout takes another number of seconds.`,
      );
    }
    throw new ServiceGone(`${call} has no answer: ${reasonOf(error)}.`);
  }
}

const words: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address',
  ENOTFOUND: 'the name of the server is not known',
  EAI_AGAIN: 'the name of the server could not be looked up',
  ECONNRESET: 'the service broke off the connection',
  UND_ERR_SOCKET: 'the service broke off the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the server cannot be reached',
  ETIMEDOUT: 'the server cannot be reached',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed; NODE_EXTRA_CA_CERTS can name it',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is self-signed; NODE_EXTRA_CA_CERTS can name it',
};

/** Returns the reason of a failed fetch in words: its cause has the code. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  return words[cause?.code ?? ''] ?? cause?.message ?? message;
}
