import { appendFileSync, mkdirSync } from 'node:fs';
import type { OperationId } from './contract-answers';

const folder = 'test-results/screens/answers';

/**
 * Records an answer that a passed assertion has found on a screen, under the name that the contract
 * gives it: its status, or `default`. docs/answers-on-screens.md is made from these records.
 */
export function recordShown(operationId: OperationId, status: number): void {
  const response = status === 500 ? 'default' : String(status);
  mkdirSync(folder, { recursive: true });
  appendFileSync(
    `${folder}/${process.pid}.jsonl`,
    `${JSON.stringify({ operationId, response })}\n`,
  );
}
