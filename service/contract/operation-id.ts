import type { operations } from '../../src/api/schema.gen';

/**
 * Calls that the console sends to a POS Core instance itself
 * (docs/product/calls.md#remote-instances).
 */
type RemoteOperationId = Extract<
  keyof operations,
  'getRemoteVersionInfo' | 'getRemoteExceptionsInfo'
>;

/** Calls that this service answers. */
export type OperationId = Exclude<keyof operations, RemoteOperationId>;
