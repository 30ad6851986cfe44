import { ContractViolation } from './contract-violation';

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** No body of the contract is nested more than half as deep. */
export const deepestBody = 16;

/**
 * Reads the bytes of a JSON text chunk by chunk, before anything parses them: the parser and the
 * checks need far longer for brackets than for text. It needs the same time for every byte.
 */
export class JsonScan {
  #depth = 0;
  #parts = 0;
  #isText = false;
  #isEscaped = false;

  /** How many lists, objects and further entries of them the text has so far. */
  get parts(): number {
    return this.#parts;
  }

  /** @throws ContractViolation when the text is nested too deep, or closes what it has not opened */
  add(bytes: Uint8Array): void {
    for (const byte of bytes) {
      if (this.#isText) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === backslash) this.#isEscaped = true;
        else if (byte === quote) this.#isText = false;
      } else if (byte === quote) {
        this.#isText = true;
      } else if (byte === comma) {
        this.#parts += 1;
      } else if (byte === openList || byte === openObject) {
        this.#parts += 1;
        this.#depth += 1;
        if (this.#depth > deepestBody) {
          throw new ContractViolation(`the body is nested deeper than ${deepestBody} levels`);
        }
      } else if (byte === closeList || byte === closeObject) {
        this.#depth -= 1;
        if (this.#depth < 0) throw new ContractViolation('the body is not JSON');
      }
    }
  }
}
