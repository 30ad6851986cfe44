import { contractOperations } from '../../openapi/reader/contract-operations';
import { examplePath } from './example-path';
import { type CallOptions, contract } from './test-service';
import { valueAt } from './value-at';

// The database has only hashes of tokens, so that no token of an example can be valid. The tests of
// these calls read their tokens from the mail.
const withTokenOfMail = new Set([
  'acceptInvitation',
  'validateInvitation',
  'validatePasswordReset',
  'confirmPasswordReset',
]);

// Nobody may accept in another person's name or change another person's password.
const callers: Partial<Record<string, NonNullable<CallOptions['as']>>> = {
  addAcceptance: 'administrator',
  updateAcceptance: 'administrator',
  changePassword: 'ordinaryUser',
  saveOwnProfile: 'administrator',
};

/** A call that sends the contract's first example. */
export interface ExampleCall {
  operationId: string;
  path: string;
  options: CallOptions & { as: NonNullable<CallOptions['as']> };
  /** The status of its answer on the demo data. */
  status: number;
}

/** Lists the calls with a body. The id of a deletion is random, so that no example has a valid one. */
export function exampleCalls(): ExampleCall[] {
  return contractOperations(contract).flatMap(({ operationId, method, path, body, isRemote }) => {
    if (body === null || isRemote || operationId === 'undoDeletion') return [];
    const schemaPointer = body.contents[0]?.schemaPointer ?? '';
    const examples = valueAt(contract, schemaPointer.replace(/schema$/, 'examples'));
    const [name] = Object.keys(examples as object);
    const example = valueAt(contract, schemaPointer.replace(/schema$/, `examples/${name}/value`));
    const options = { as: callers[operationId] ?? 'superUser', method, body: example } as const;
    const status = withTokenOfMail.has(operationId) ? 404 : 200;
    return [{ operationId, path: examplePath(path), options, status }];
  });
}
