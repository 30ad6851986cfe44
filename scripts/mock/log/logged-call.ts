import { maskedBody } from '../../contract/conformance/calls/secrets';

/** A call that the mock has answered, with its secrets masked. */
export interface LoggedCall {
  /** Rises with each call. */
  id: number;
  /** When the call came, in ISO 8601. */
  time: string;
  /** The page of the console that made the call; null if the browser does not say. */
  page: string | null;
  operationId: string;
  method: string;
  /** The path with its query. */
  path: string;
  /** 0 for a connection that the mock has cut. */
  status: number;
  /** How long the answer took. */
  milliseconds: number;
  /** The text of what was chosen, such as `slow+500`; null if nothing was. */
  step: string | null;
  request: LoggedBody | null;
  response: LoggedBody | null;
  /** What the contract does not allow, of the request and of the answer. */
  problems: string[];
}

export interface LoggedBody {
  mediaType: string;
  /** The beginning of the body; empty if it is no text. */
  text: string;
  /** Whether the body is longer than the text. */
  isCut: boolean;
  /** The whole length in bytes. */
  bytes: number;
}

/** Longer bodies are cut, so that 200 calls stay within some megabytes. */
const longestText = 20_000;

/** Returns what the log keeps of a body; null if there is none. */
export function loggedBody(mediaType: string | null, content: ArrayBuffer): LoggedBody | null {
  if (content.byteLength === 0) return null;
  const type = mediaType?.split(';')[0]?.trim() ?? '';
  const isText = /^text\/|json|xml|urlencoded/.test(type);
  const text = isText ? maskedBody(new TextDecoder().decode(content)) : '';
  return {
    mediaType: type,
    text: text.slice(0, longestText),
    isCut: text.length > longestText,
    bytes: content.byteLength,
  };
}
