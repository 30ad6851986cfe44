import { readOrNull } from './read-or-null';
import { isSecretName, mask } from './secrets';
import type { ReceivedAnswer, SentRequest } from './send-call';

// A shorter value would mask words of every text.
const shortestField = 8;
const shortest = 4;

/** Remembers the secrets that a run meets, and masks them wherever they are. */
export class KnownSecrets {
  readonly #patterns = new Map<string, RegExp>();

  /** Remembers a password, or another secret as it is. */
  add(secret: string): void {
    if (secret.length < shortest || this.#patterns.has(secret)) return;
    this.#patterns.set(secret, patternOf(secret));
  }

  /** Remembers what a header of a session carries: cookies, a token, or a key. */
  addHeader(value: string): void {
    for (const part of value.split(/[;,\s]+/)) this.add(part.replace(/^[^=]+=(?=[^=])/, ''));
    // The words before a token, such as Bearer, are none.
    this.#patterns.delete(/^\w+(?= \S)/.exec(value)?.[0] ?? '');
  }

  /** Remembers the secrets of a call: its cookies, and the fields whose name says that they are secret. */
  watch(request: SentRequest, answer: ReceivedAnswer): void {
    for (const cookie of answer.headers.getSetCookie()) {
      this.addHeader(cookie.split(';')[0] ?? '');
    }
    for (const text of [request.body ?? '', answer.text]) this.#addFields(readOrNull(text));
  }

  /** Masks every secret in a text: as it is, and escaped for JSON, an address, or a page. */
  masked(text: string): string {
    let left = text;
    for (const [secret, pattern] of this.#patterns) {
      const [sign = ''] = longestWord(secret);
      if (left.includes(sign)) left = left.replaceAll(pattern, mask);
    }
    return left;
  }

  /** Whether a text has a secret. */
  has(text: string): boolean {
    return this.masked(text) !== text;
  }

  #addFields(value: unknown): void {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value)) {
      if (typeof part !== 'string') this.#addFields(part);
      else if (isSecretName(name) && part.length >= shortestField) this.#addField(part);
    }
  }

  /** The last part of a link is the secret, whatever comes before it. */
  #addField(text: string): void {
    this.add(text);
    const last = URL.canParse(text) ? text.split(/[/=#?&]/).at(-1) : undefined;
    if (last && last.length >= shortestField) this.add(last);
  }
}

/** No encoding changes letters and digits, so that a text without them does not have the secret. */
const longestWord = (secret: string) =>
  (secret.match(/[a-z\d]+/gi) ?? []).toSorted((a, b) => b.length - a.length);

function patternOf(secret: string): RegExp {
  return new RegExp([...secret].map((character) => formsOf(character)).join(''), 'giu');
}

/** Makes the pattern of a character: itself, percent-encoded once or twice, escaped, an entity. */
function formsOf(character: string): string {
  if (/[a-z\d]/i.test(character)) return character;
  const bytes = [...Buffer.from(character)].map((byte) => byte.toString(16).padStart(2, '0'));
  const units = character.split('').map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'));
  const code = character.codePointAt(0) ?? 0;
  // The character itself is the last one, since others begin with it.
  const forms = [
    bytes.map((byte) => `%(?:25)?${byte}`).join(''),
    units.map((unit) => `\\\\u${unit}`).join(''),
    `&#(?:0*${code}|x0*${code.toString(16)});`,
    `\\\\${escaped(character)}`,
  ];
  const entity = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }[
    character
  ];
  return `(?:${[...forms, entity ?? [], character === ' ' ? '\\+' : [], escaped(character)].flat().join('|')})`;
}

const escaped = (character: string) =>
  character.replace(/[\^$\\.*+?()[\]{}|/]/, (one) => `\\${one}`);
