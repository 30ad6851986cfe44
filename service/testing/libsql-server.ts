import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient, type InValue, type Transaction } from '@libsql/client';

/** The parts of a libSQL server that the client uses: its HTTP protocol, version 2. */
export interface LibsqlServer {
  url: string;
  /** The statements that the server got, in order. */
  statements: string[];
  close(): Promise<void>;
}

interface Value {
  type: 'null' | 'integer' | 'float' | 'text';
  value?: string | number;
}

interface Statement {
  sql?: string;
  sql_id?: number;
  args: Value[];
}

type Condition = { type: 'ok'; step: number } | { type: 'not'; cond: Condition };

interface StreamRequest {
  type: 'execute' | 'batch' | 'store_sql' | 'close_sql' | 'close';
  sql?: string;
  sql_id?: number;
  stmt?: Statement;
  batch?: { steps: { condition?: Condition; stmt: Statement }[] };
}

/** Starts a libSQL server on a free port of this machine, with an empty database. */
export async function startLibsqlServer(): Promise<LibsqlServer> {
  const folder = mkdtempSync(join(tmpdir(), 'libsql-server-'));
  const client = createClient({ url: `file:${join(folder, 'server.db')}` });
  const statements: string[] = [];
  const streams = new Map<string, Stream>();
  const server = createServer(async (request, response) => {
    const { baton, requests } = await bodyOf(request);
    const stream = (baton && streams.get(baton)) || new Stream(client, statements);
    const results = [];
    for (const one of requests) results.push(await stream.answer(one));
    const next = baton ?? `stream-${streams.size}`;
    streams.set(next, stream);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ baton: next, base_url: null, results }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    statements,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      client.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function bodyOf(
  request: IncomingMessage,
): Promise<{ baton?: string; requests: StreamRequest[] }> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}

/** One connection, with its transaction and its stored statements. */
class Stream {
  readonly #client: Client;
  readonly #log: string[];
  readonly #stored = new Map<number, string>();
  #transaction: Transaction | null = null;

  constructor(client: Client, log: string[]) {
    this.#client = client;
    this.#log = log;
  }

  async answer(request: StreamRequest) {
    try {
      const response = { type: request.type, result: await this.#resultOf(request) };
      return { type: 'ok', response };
    } catch (error) {
      return { type: 'error', error: errorOf(error) };
    }
  }

  async #resultOf({ type, sql, sql_id, stmt, batch }: StreamRequest) {
    if (type === 'store_sql' && sql_id !== undefined) this.#stored.set(sql_id, sql ?? '');
    if (type === 'close_sql' && sql_id !== undefined) this.#stored.delete(sql_id);
    if (type === 'close') await this.#transaction?.rollback();
    if (type === 'execute' && stmt) return this.#run(stmt);
    return type === 'batch' && batch ? this.#runBatch(batch.steps) : undefined;
  }

  async #runBatch(steps: { condition?: Condition; stmt: Statement }[]) {
    const results: unknown[] = [];
    const errors: unknown[] = [];
    const holds = (condition: Condition): boolean =>
      condition.type === 'ok' ? results[condition.step] !== null : !holds(condition.cond);
    for (const { condition, stmt } of steps) {
      const outcome =
        condition && !holds(condition)
          ? { result: null, error: null }
          : await this.#run(stmt).then(
              (result) => ({ result, error: null }),
              (error: unknown) => ({ result: null, error: errorOf(error) }),
            );
      results.push(outcome.result);
      errors.push(outcome.error);
    }
    return { step_results: results, step_errors: errors };
  }

  async #run({ sql: text, sql_id, args }: Statement) {
    const sql = text ?? this.#stored.get(sql_id ?? -1) ?? '';
    this.#log.push(sql);
    const [word] = sql.trim().toUpperCase().split(/\s+/, 1);
    // The client sends this pragma with every migration, and servers accept it.
    if (sql.startsWith('PRAGMA foreign_keys=')) return empty;
    if (word === 'PRAGMA') throw new Error('not authorized');
    if (word === 'BEGIN') {
      this.#transaction = await this.#client.transaction('write');
      return empty;
    }
    if (word === 'COMMIT' || word === 'ROLLBACK') {
      const transaction = this.#transaction;
      this.#transaction = null;
      await (word === 'COMMIT' ? transaction?.commit() : transaction?.rollback());
      return empty;
    }
    const run = this.#transaction ?? this.#client;
    const { columns, rows, rowsAffected } = await run.execute({ sql, args: args.map(fromValue) });
    return {
      cols: columns.map((name) => ({ name })),
      rows: rows.map((row) => columns.map((_, place) => toValue(row[place] ?? null))),
      affected_row_count: rowsAffected,
      last_insert_rowid: null,
    };
  }
}

const empty = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };

function errorOf(error: unknown) {
  return { message: error instanceof Error ? error.message : String(error), code: null };
}

function fromValue({ type, value }: Value): InValue {
  if (type === 'null' || value === undefined) return null;
  return type === 'integer' ? BigInt(value) : value;
}

function toValue(value: unknown): Value {
  if (typeof value === 'string') return { type: 'text', value };
  if (typeof value === 'number') {
    return Number.isSafeInteger(value)
      ? { type: 'integer', value: String(value) }
      : { type: 'float', value };
  }
  return { type: 'null' };
}
