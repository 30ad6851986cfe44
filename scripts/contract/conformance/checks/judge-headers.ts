import type { DocumentedResponse } from '../../../../openapi/reader/contract-operations';
import type { SchemaValidators } from '../../../../service/contract/schema-validators';
import type { ReceivedAnswer } from '../calls/send-call';
import type { Finding } from './problem';
import { shownValue } from './shown-value';

/** Finds documented headers of an answer that are missing although required, or do not fit their schema. */
export function judgeHeaders(
  documented: Pick<DocumentedResponse, 'headers'>,
  answer: Pick<ReceivedAnswer, 'headers'>,
  validators: Pick<SchemaValidators, 'parameter'>,
): Finding[] {
  return documented.headers.flatMap(({ name, isRequired, schemaPointer }) => {
    const sent = answer.headers.get(name);
    if (sent === null) {
      return isRequired ? [{ pointer: name, expected: 'this header', found: 'none' }] : [];
    }
    const { problem } = validators.parameter(schemaPointer)(sent);
    return problem ? [{ pointer: name, expected: problem, found: shownValue(sent, name) }] : [];
  });
}
