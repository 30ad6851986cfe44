import type { ApiError } from './api-error';

type FailureListener = (error: ApiError) => void;

const listeners = new Set<FailureListener>();

/**
 * Calls `listener` for every call that fails, with its status and error
 * (docs/product/calls.md#answers-and-failures). Returns the function that ends it.
 */
export function onFailure(listener: FailureListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells every listener about a failed call. */
export function signalFailure(error: ApiError): void {
  for (const listener of listeners) listener(error);
}
