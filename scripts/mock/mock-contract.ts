import { readContract } from '../../openapi/reader/contract-document';

// The origin of the POS Core instances in the examples. The mock on its default port answers for them.
const exampleOrigin = 'http://localhost:4010';

/**
 * Reads the contract as the mock serves it.
 * @param origin the mock's own origin, which replaces the origin in the examples
 */
export function mockContract(file: string, origin: string) {
  return readContract(file, (text) => text.replaceAll(exampleOrigin, origin));
}
