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

/** How long a caller waits for the server, in milliseconds. */
export interface Patience {
  handshake: number;
  answer: number;
}

const usualPatience: Patience = { handshake: 10 * second, answer: 15 * second };

// A firewall may forget a silent connection without a word to either side.
const longestSilence = 30 * second;

const firstStatement = 'SELECT 1';

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
   * Waits for an answer of the server, for a limited time.
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
 * asked by HTTP, which also tells why.
 */
export class ServerConnections {
  readonly #webSocketUrl: string;
  readonly #httpUrl: string;
  readonly #token: string | undefined;
  readonly #host: string;
  readonly #patience: Patience;
  #connection: Connection | null = null;
  #opening: Promise<Connection> | null = null;
  #leases = 0;
  readonly #waiting: (() => void)[] = [];

  /** @throws when the address is not one of a libSQL server */
  constructor(url: string, patience = usualPatience) {
    this.#patience = patience;
    const { hranaWsUrl, hranaHttpUrl, authToken } = parseLibsqlUrl(url);
    const address = hranaHttpUrl ?? hranaWsUrl ?? url;
    this.#webSocketUrl = address.replace(/^http/, 'ws');
    this.#httpUrl = address.replace(/^ws/, 'http');
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
      const answer = await this.#within(this.#patience.answer, work);
      // HTTP counts as silent, so that a WebSocket gets its next chance.
      if (connection.keepsStreams) connection.lastAnswer = performance.now();
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
    return (await this.#openWebSocket()) ?? (await this.#openHttp());
  }

  /** Returns null when the server answers, but not by WebSocket or not as it should. */
  async #openWebSocket(): Promise<Connection | null> {
    const client = openWs(this.#webSocketUrl, this.#token, 3);
    let isOpen = false;
    try {
      const version = await this.#within(this.#patience.handshake, client.getVersion());
      isOpen = true;
      const stream = client.openStream();
      await this.#within(this.#patience.handshake, stream.run(firstStatement));
      const lastAnswer = performance.now();
      return { client, version, keepsStreams: true, idle: [stream], lastAnswer };
    } catch (error) {
      client.close();
      // A server closes the WebSocket of a refused token, often without a word about the reason.
      if (isOpen || upgradeStatus(error) !== null) return null;
      throw error;
    }
  }

  async #openHttp(): Promise<Connection> {
    const client = openHttp(this.#httpUrl, this.#token, uncompressed);
    const stream = client.openStream();
    const answer = stream.run(firstStatement);
    stream.closeGracefully();
    await this.#within(this.#patience.handshake, answer);
    const version = await client.getVersion();
    return { client, version, keepsStreams: false, idle: [], lastAnswer: performance.now() };
  }

  /** @throws DatabaseUnavailable when the work takes longer than `patience` milliseconds */
  async #within<T>(patience: number, work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_, reject) => {
      const reason = `no answer within ${patience / second} s`;
      timer = setTimeout(() => {
        const problem = new DatabaseUnavailable(this.#host, reason);
        problem.wasSilent = true;
        reject(problem);
      }, patience);
    });
    try {
      return await Promise.race([work, silence]);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Asks for an answer as it is, because compressing it takes the server longer than sending it. */
function uncompressed(request: Request): Promise<Response> {
  request.headers.set('Accept-Encoding', 'identity');
  return fetch(request);
}
