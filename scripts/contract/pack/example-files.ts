import type { ContractDocument } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';

/** An entry of the index of examples. */
export interface ExampleEntry {
  operationId: string;
  method: string;
  path: string;
  status: number | 'default';
  mediaType: string;
  name: string;
  summary: string | null;
  /** The path of the file within the package. */
  file: string;
}

/**
 * Writes each example of an answer into a JSON file of its own, and an index of them. An example that is
 * a text, such as a coded error, is a JSON string.
 */
export function exampleFiles(contract: ContractDocument): Record<string, string> {
  const files: Record<string, string> = {};
  const index: ExampleEntry[] = [];
  for (const { operationId, method, path, responses } of contractOperations(contract)) {
    for (const { status, mediaType, examples } of responses) {
      for (const { name, summary, value } of examples) {
        const file = `examples/${operationId}/${status}/${encodeURIComponent(name)}.json`;
        files[file] = `${JSON.stringify(value, null, 2)}\n`;
        const type = mediaType ?? 'text/plain';
        index.push({ operationId, method, path, status, mediaType: type, name, summary, file });
      }
    }
  }
  return { ...files, 'examples/index.json': `${JSON.stringify(index, null, 2)}\n` };
}
