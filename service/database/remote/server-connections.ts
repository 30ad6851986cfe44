import {
  type HttpClient,
  openHttp,
  openWs,
  parseLibsqlUrl,
  type Stream,
  type WsClient,
} from '@libsql/hrana-client';
import { DatabaseUnavailable } from '../database-unavailable';
import { problemOf, upgradeStatus } from './server-problems';

const second = 1_000;
const handshakePatience = 10 * second;
const answerPatience = 30 * second;

// A firewall may forget a silent connection without a word to either side.
const longestSilence = 30 * second;

// A server allows 128 unless configured, to all instances together.
const mostStreams = 16;

interface Connection {
  client: WsClient | HttpClient;
  /** The version of the protocol. */
  version: number;
  /** Streams of a WebSocket stay open for the next caller; each opens a connection on the server. */
  keepsStreams: boolean;
  idle: Stream[];
  lastAnswer: number;
}

/** A stream for one caller. The server runs the statements of a stream one after the other. */
export interface Lease {
  stream: Stream;
  version: number;
  /**
   * Waits for an answer of the server, for at most half a minute.
   * @throws DatabaseUnavailable, DatabaseRefused or LibsqlError
   */
  answer<T>(work: Promise<T>): Promise<T>;
  /** Gives the stream back. One in an unknown state is not used again. */
  release(isClean: boolean): void;
}

/**
 * The connection to a libSQL server, which is opened when it is needed and again after it was lost.
 *
 * A WebSocket answers in a third of the time of HTTP. A server or proxy that does not accept one is
 * asked by HTTP.
 */
export class ServerConnections {
  readonly #wsUrl: string | undefined;
  readonly #httpUrl: string | undefined;
  readonly #token: string | undefined;
  readonly #host: string;
  #connection: Connection | null = null;
  #opening: Promise<Connection> | null = null;
  #leases = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws when the address is not one of a libSQL server */
  constructor(url: string) {
    const { hranaWsUrl, hranaHttpUrl, authToken } = parseLibsqlUrl(url);
    this.#wsUrl = hranaWsUrl ?? hranaHttpUrl?.replace(/^http/, 'ws');
    this.#httpUrl = hranaHttpUrl;
    this.#token = authToken;
    this.#host = new URL(url).host;
  }

  /** Waits for a free stream. */
  async take(): Promise<Lease> {
    if (this.#leases >= mostStreams) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#leases += 1;
    }
    try {
      const connection = await this.#usable();
      return this.#lease(connection, connection.idle.pop() ?? connection.client.openStream());
    } catch (error) {
      this.#admitNext();
      throw problemOf(error, this.#host);
    }
  }

  close(): void {
    this.#connection?.client.close();
    this.#connection = null;
  }

  #lease(connection: Connection, stream: Stream): Lease {
    return {
      stream,
      version: connection.version,
      answer: (work) => this.#answer(connection, work),
      release: (isClean) => {
        const isKept = isClean && connection.keepsStreams && !stream.closed;
        if (isKept && connection === this.#connection) connection.idle.push(stream);
        else stream.close();
        this.#admitNext();
      },
    };
  }

  async #answer<T>(connection: Connection, work: Promise<T>): Promise<T> {
    const { client } = connection;
    try {
      const answer = await within(answerPatience, this.#host, work);
      connection.lastAnswer = performance.now();
      return answer;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) client.close();
      throw problemOf(error, this.#host);
    }
  }

  #admitNext(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#leases -= 1;
  }

  async #usable(): Promise<Connection> {
    const connection = this.#connection;
    if (connection && !connection.client.closed) {
      const isOurs = this.#leases > 1;
      if (isOurs || performance.now() - connection.lastAnswer < longestSilence) return connection;
      connection.client.close();
    }
    this.#opening ??= this.#open().finally(() => {
      this.#opening = null;
    });
    this.#connection = await this.#opening;
    return this.#connection;
  }

  async #open(): Promise<Connection> {
    const rest = { idle: [], lastAnswer: performance.now() };
    if (this.#wsUrl) {
      const client = openWs(this.#wsUrl, this.#token, 3);
      try {
        const version = await within(handshakePatience, this.#host, client.getVersion());
        return { client, version, keepsStreams: true, ...rest };
      } catch (error) {
        client.close();
        if (this.#httpUrl === undefined || upgradeStatus(error) === null) throw error;
      }
    }
    const client = openHttp(this.#httpUrl ?? '', this.#token, uncompressed);
    return { client, version: await client.getVersion(), keepsStreams: false, ...rest };
  }
}

/** Asks for an answer as it is, because compressing it takes the server longer than sending it. */
function uncompressed(request: Request): Promise<Response> {
  request.headers.set('Accept-Encoding', 'identity');
  return fetch(request);
}

async function within<T>(patience: number, host: string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DatabaseUnavailable(host, `no answer within ${patience / second} s`));
    }, patience);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
