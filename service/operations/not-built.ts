import type { OperationId } from '../contract/operation-id';

/** Operations that answer 501 for now. The list only gets shorter; a test knows each name on it. */
export const notBuilt = [
  'changePassword',
  'sendPasswordReset',
  'validatePasswordReset',
  'confirmPasswordReset',
] as const satisfies readonly OperationId[];

export type NotBuilt = (typeof notBuilt)[number];
