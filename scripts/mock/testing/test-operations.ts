import type {
  ContractOperation,
  DocumentedResponse,
} from '../../../openapi/reader/contract-operations';

const unauthorized: DocumentedResponse = {
  status: 401,
  headers: [],
  mediaType: 'text/plain',
  schemaPointer: null,
  examples: [{ name: 'SessionMissing', summary: 'No session', value: 'You are not signed in.' }],
};
const unexpected: DocumentedResponse = {
  status: 'default',
  headers: [],
  mediaType: 'text/plain',
  schemaPointer: null,
  examples: [{ name: 'ServerError', summary: 'The server failed', value: 'The server failed.' }],
};

/** Makes an operation for tests, with the answers that every operation of the contract has. */
export function testOperation(
  operation: Partial<ContractOperation> & Pick<ContractOperation, 'operationId'>,
): ContractOperation {
  return {
    method: 'GET',
    path: '/api/record',
    tag: 'records',
    module: 'records',
    summary: 'A record',
    isRemote: false,
    security: [['session']],
    needsSession: true,
    parameters: [],
    body: null,
    ...operation,
    responses: [...(operation.responses ?? []), unauthorized, unexpected],
  };
}

/** Makes a successful answer with these examples by name. */
export function testResponse(examples: Record<string, unknown>, status = 200): DocumentedResponse {
  return {
    status,
    headers: [],
    mediaType: 'application/json',
    schemaPointer: null,
    examples: Object.entries(examples).map(([name, value]) => ({ name, summary: null, value })),
  };
}
