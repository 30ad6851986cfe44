import type { ApiError } from './api-error';

type FailureListener = (error: ApiError) => void;

const listeners = new Set<FailureListener>();

/**
 * Calls `listener` for every failed call, with its status and error
 * (docs/product/calls.md#answers-and-failures).
 * @returns the function that removes the listener
 */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies every listener of a failed call. */
export function signalFailure(error: ApiError): void {
  for (const listener of listeners) listener(error);
}
