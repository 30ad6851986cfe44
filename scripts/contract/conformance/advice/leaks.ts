import { reasonOfHeader } from '../../../../src/domain/error-reason';
import type { KnownSecrets } from '../calls/known-secrets';
import type { ReceivedAnswer } from '../calls/send-call';
import type { Finding } from '../checks/problem';

// What common languages and databases write about their own failures.
const traces = [
  /\bat [\w$.<>]+ ?\([^)]*:\d+(?::\d+)?\)/,
  /Traceback \(most recent call last\)|File "[^"]+", line \d+/,
  /\bat [\w.`<>]+\([^)]*\) in \S+:line \d+/,
  /goroutine \d+ \[|\.go:\d+|\.rs:\d+:\d+/,
  /#\d+ \S+\.php\(\d+\)|\.rb:\d+:in /,
  /\b[\w.]+(?:Exception|Error): .+ at |SQLSTATE|ORA-\d{5}/,
];
const credentials = /\b(?:password|pwd|secret)\s*[=:]\s*\S+|:\/\/[^/\s:@]+:[^/\s@]+@|-----BEGIN /i;

/** Finds a secret in a header, and a stack trace in a header, a reason or the body of an error. */
export function leaks(answer: ReceivedAnswer, secrets: KnownSecrets): Finding[] {
  const inHeaders = [...answer.headers].flatMap(([name, sent]) => {
    if (name === 'set-cookie') return [];
    const isReason = name === reasonHeaderName.toLowerCase();
    const value = isReason ? (reasonOfHeader(sent) ?? sent) : sent;
    const pointer = isReason ? reasonHeaderName : name;
    const secret = secrets.has(value) || credentials.test(value);
    const found = secret ? 'a secret' : isTrace(value) ? 'a stack trace' : null;
    return found ? [{ pointer, expected: 'nothing of the inside of the service', found }] : [];
  });
  if (answer.status < 400 || !isTrace(answer.text)) return inHeaders;
  const expected = 'nothing of the inside of the service';
  return [...inHeaders, { pointer: '', expected, found: 'a stack trace' }];
}

const reasonHeaderName = 'X-Error-Reason';

const isTrace = (text: string) => traces.some((trace) => trace.test(text));
