import type {
  ContractOperation,
  ContractParameter,
} from '../../../../openapi/reader/contract-operations';
import type { Values } from '../calls/request-of';
import type { Person } from '../people/people';
import type { Run } from '../run';
import { type Fields, rowsOf } from './fields-of';
import { sourceOf } from './id-sources';
import { valuesAlong } from './values-along';

/** In how many records of a list the search looks for what belongs to them. */
const mostTried = 20;

/** Finds the ids that calls need, by the lists that have them. It asks each list once. */
export class KnownRecords {
  readonly #answers = new Map<string, Promise<unknown>>();

  /** @param organisationID the organisation in which the search begins, if there is one */
  constructor(
    readonly run: Run,
    readonly person: Person,
    readonly organisationID: string | null,
  ) {}

  /**
   * Finds values for the parameters of an operation that it cannot do without.
   * @param known values that are given
   * @returns null when there is no record for one of them
   */
  async valuesFor(operation: ContractOperation, known: Values = {}): Promise<Values | null> {
    for await (const values of this.candidates(operation, known)) return values;
    return null;
  }

  /** Finds all values that an operation can be called with, one after the other. */
  async *candidates(operation: ContractOperation, known: Values = {}): AsyncGenerator<Values> {
    const missing = operation.parameters.find(
      (parameter) => isNeeded(parameter) && known[parameter.name] === undefined,
    );
    if (!missing) return yield known;
    for (const value of await this.#valuesOf(operation, missing, known)) {
      yield* this.candidates(operation, { ...known, [missing.name]: value });
    }
  }

  /** Returns what an operation answers with these values; undefined unless it succeeds. */
  read(operationId: string, values: Values): Promise<unknown> {
    const key = JSON.stringify([operationId, values]);
    const known = this.#answers.get(key) ?? this.#ask(operationId, values);
    this.#answers.set(key, known);
    return known;
  }

  /** Finds the first record of a list that is as wanted, and the values of the list. It tries some. */
  async firstRecord(
    operationId: string,
    isWanted: (record: Fields) => boolean,
  ): Promise<{ values: Values; record: Fields } | null> {
    let left = mostTried;
    for await (const values of this.candidates(this.run.operation(operationId))) {
      const list = await this.read(operationId, values);
      const record = rowsOf(list).find(isWanted);
      if (record) return { values, record };
      left -= 1;
      if (left === 0) break;
    }
    return null;
  }

  /** Says which list has no record for an operation. */
  whyNothing({ path, parameters }: ContractOperation): string {
    const lists = parameters
      .filter(isNeeded)
      .flatMap((parameter) => sourceOf(path, parameter)?.list ?? []);
    return `No record was found for it by ${lists.join(', ')}.`;
  }

  async #valuesOf({ path }: ContractOperation, parameter: ContractParameter, known: Values) {
    const source = sourceOf(path, parameter);
    if (!source) return parameter.example === undefined ? [] : [String(parameter.example)];
    const list = this.run.operation(source.list);
    const needed = list.parameters.map(({ name }) => [name, known[name]] as const);
    const given = Object.fromEntries(needed.filter(([, value]) => value !== undefined));
    const values = await this.valuesFor(list, given as Values);
    if (!values) return [];
    const found = valuesAlong(await this.read(source.list, values), source.at).map(String);
    const first = parameter.name === 'orgId' ? (this.organisationID ?? []) : [];
    return [...new Set([first, found].flat())].slice(0, mostTried);
  }

  async #ask(operationId: string, values: Values): Promise<unknown> {
    const { status, body } = await this.run.ask(operationId, this.person, { values });
    return status === 200 ? body : undefined;
  }
}

const isNeeded = (parameter: ContractParameter) =>
  parameter.in === 'path' || (parameter.in === 'query' && parameter.required);
