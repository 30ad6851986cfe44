import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { operationMatcher } from '../../../scripts/contract/recorded-traffic/match-operation';

export const operations = contractOperations(readContract('.generated/contract.json'));
const match = operationMatcher(operations);

/** Whether an answer is one of this operation with this status. */
const isAnswer = (response: Response, operationId: string, status: number) =>
  response.status() === status &&
  match(response.request().method(), new URL(response.url()).pathname)?.operation.operationId ===
    operationId;

/** Waits until a page gets an answer to an operation. */
export const answerTo = (page: Page, operationId: string, status: number) =>
  page.waitForResponse((response) => isAnswer(response, operationId, status));

/** The name under which the contract documents a status of an operation. */
export function documentedName(operationId: string, status: number): string {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  const isNamed = operation?.responses.some((response) => response.status === status);
  return isNamed ? String(status) : 'default';
}

/** Records an answer that a passing assertion has found on a screen. */
export function recordShown(file: string, operationId: string, response: string): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${JSON.stringify({ operationId, response })}\n`);
}
