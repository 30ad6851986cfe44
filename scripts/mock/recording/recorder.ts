import type { ContractDocument } from '../../../openapi/reader/contract-document';
import { isFailure, problemOfAnswer } from '../../../service/contract/response-writer';
import { schemaValidators } from '../../../service/contract/schema-validators';
import type { Persona } from '../personas';
import type { RecordedCall } from './recorded-call';
import { Substitutes } from './substitutes';
import { type Exchange, takeOutCall } from './take-out-call';

/** A recording as the panel shows it. */
export interface RecordingSummary {
  origin: string;
  mayChange: boolean;
  calls: number;
  problems: string[];
}

interface Recording {
  calls: RecordedCall[];
  /** The length of all answers. */
  characters: number;
  substitutes: Substitutes;
  /** What the file will not have or what does not fit the contract, in words without any value. */
  problems: Set<string>;
}

const most = { calls: 2_000, characters: 64 * 1024 * 1024, browsers: 20 };

const emptyRecording = (): Recording => ({
  calls: [],
  characters: 0,
  substitutes: new Substitutes(),
  problems: new Set(),
});

/** Keeps what the service has answered to each browser, with everything personal taken out. */
export class Recorder {
  readonly #document: ContractDocument;
  readonly #validators;
  readonly #log: (line: string) => void;
  readonly #recordings = new Map<string, Recording>();

  /**
   * @param origin the service
   * @param mayChange whether calls that change something reach the service
   * @param log gets a line for each problem
   */
  constructor(
    document: ContractDocument,
    readonly origin: string,
    readonly mayChange: boolean,
    log: (line: string) => void,
  ) {
    this.#document = document;
    this.#validators = schemaValidators(document);
    this.#log = log;
  }

  /**
   * Keeps a call. A browser without a name has no recording: nobody could save it. Calls before the
   * sign-in are left out: the persona says who is signed in when the recording is played.
   */
  add(browser: string, exchange: Exchange): void {
    if (browser === '' || exchange.status === 401) return;
    const recording = this.#recordings.get(browser) ?? this.begin(browser);
    const reason = this.#keep(recording, exchange);
    if (reason === null || recording.problems.has(reason)) return;
    recording.problems.add(reason);
    this.#log(`Recording: ${reason}`);
  }

  /** Begins a recording again, and forgets the one before. */
  begin(browser: string): Recording {
    const recording = emptyRecording();
    this.#recordings.delete(browser);
    this.#recordings.set(browser, recording);
    const [oldest] = this.#recordings.keys();
    if (this.#recordings.size > most.browsers && oldest) this.#recordings.delete(oldest);
    return recording;
  }

  /** The recording of a browser, which may have no calls yet. */
  of(browser: string): Recording {
    return this.#recordings.get(browser) ?? emptyRecording();
  }

  /** What the panel says of the recording of a browser. */
  summaryOf(browser: string): RecordingSummary {
    const { calls, problems } = this.of(browser);
    const { origin, mayChange } = this;
    return { origin, mayChange, calls: calls.length, problems: [...problems] };
  }

  /** @returns what the file lacks or what does not fit the contract; null for nothing */
  #keep(recording: Recording, exchange: Exchange): string | null {
    const { calls, substitutes } = recording;
    recording.characters += exchange.text.length;
    if (calls.length >= most.calls || recording.characters > most.characters) {
      return 'The recording is full: save it and begin again.';
    }
    const { operation } = exchange.matched;
    const call = this.#takenOut(exchange, substitutes);
    if (call === null) {
      return `${operation.operationId}: left out, because it is a file or no answer of the contract.`;
    }
    calls.push(call);
    const answer = { status: call.status, body: call.answer };
    const problem = problemOfAnswer(operation, answer, this.#validators, isFailure);
    return problem && `${operation.operationId}: ${problem}`;
  }

  #takenOut(exchange: Exchange, substitutes: Substitutes): RecordedCall | null {
    try {
      return takeOutCall(this.#document, exchange, substitutes);
    } catch {
      // The error of a malformed answer could quote it.
      return null;
    }
  }
}

/** Finds the persona that is most like the one who was recorded, for calls that were not recorded. */
export function recordedPersona(calls: readonly RecordedCall[]): Persona {
  const session = calls.findLast(
    ({ operation, status }) => operation === 'getCurrentSession' && status === 200,
  );
  const [user, , isAdministrator] = (session?.answer ?? []) as [
    { scopes?: string[] }?,
    unknown?,
    boolean?,
  ];
  if (user?.scopes?.includes('superuser')) return 'superUser';
  if (user === undefined) return 'superUser';
  return isAdministrator === true ? 'organisationAdministrator' : 'ordinaryUser';
}
