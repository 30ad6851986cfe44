import {
  type ContractDocument,
  dereference,
  type ExampleObject,
  type MediaTypeObject,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
} from './contract-document';

export interface DocumentedExample {
  name: string;
  summary: string | null;
  value: unknown;
}

export interface DocumentedResponse {
  /** `default` stands for every status that has no entry of its own. */
  status: number | 'default';
  description: string;
  mediaType: string | null;
  examples: DocumentedExample[];
}

/** One operation of the contract, with everything that QA can choose for it. */
export interface MockOperation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  /** True for calls that go to a POS Core instance, which are made without cookies (decision 10). */
  isRemote: boolean;
  needsSession: boolean;
  parameters: ParameterObject[];
  requestBody: { mediaType: string; examples: DocumentedExample[] } | null;
  responses: DocumentedResponse[];
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

/** Every operation of the contract, in the document's order. */
export function contractOperations(document: ContractDocument): MockOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method in item)
      .map((method) => readOperation(document, path, method, item)),
  );
}

function readOperation(
  document: ContractDocument,
  path: string,
  method: string,
  item: Record<string, unknown>,
): MockOperation {
  const operation = item[method] as OperationObject;
  const servers = operation.servers ?? (item.servers as OperationObject['servers']);
  const parameters = [
    ...((item.parameters as unknown[] | undefined) ?? []),
    ...(operation.parameters ?? []),
  ];
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? 'other',
    summary: operation.summary ?? operation.operationId,
    isRemote: servers?.some((server) => server.url !== '/') === true,
    needsSession: (operation.security ?? document.security ?? []).some(
      (entry) => 'session' in entry,
    ),
    parameters: parameters.map((entry) => dereference<ParameterObject>(document, entry)),
    requestBody: readRequestBody(document, operation),
    responses: Object.entries(operation.responses).map(([status, entry]) => {
      const response = dereference<ResponseObject>(document, entry);
      const [mediaType, content] = Object.entries(response.content ?? {})[0] ?? [null, {}];
      return {
        status: status === 'default' ? status : Number(status),
        description: response.description ?? '',
        mediaType,
        examples: readExamples(document, content),
      };
    }),
  };
}

function readRequestBody(document: ContractDocument, operation: OperationObject) {
  const body = dereference<ResponseObject | undefined>(document, operation.requestBody);
  const [mediaType, content] = Object.entries(body?.content ?? {})[0] ?? [];
  if (mediaType === undefined || content === undefined) return null;
  return { mediaType, examples: readExamples(document, content) };
}

function readExamples(document: ContractDocument, content: MediaTypeObject): DocumentedExample[] {
  return Object.entries(content.examples ?? {}).map(([name, entry]) => {
    const example = dereference<ExampleObject>(document, entry);
    return { name, summary: example.summary ?? null, value: example.value };
  });
}
