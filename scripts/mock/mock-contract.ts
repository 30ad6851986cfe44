import { readContract } from '../../service/contract/contract-document';

// The uri of the POS Core instances in the examples: the mock on its usual port answers for them.
const exampleOrigin = 'http://localhost:4010';

/**
 * The contract as the mock serves it.
 * @param origin where the mock is reached; stands in for the origin that the examples name
 */
export function mockContract(file: string, origin: string) {
  return readContract(file, (text) => text.replaceAll(exampleOrigin, origin));
}
