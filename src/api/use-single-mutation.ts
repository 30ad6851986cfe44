import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useState } from 'react';
import { oneAtATime } from '~/domain/once';

/**
 * `useMutation` for presses: `mutate` is ignored while a call of it runs. `mutateAsync` is not, since its
 * callers send several calls in their order, or guard a whole action (`useWork`).
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables>,
): UseMutationResult<Data, Error, Variables> {
  const mutation = useMutation(options);
  const { mutateAsync } = mutation;
  const [once] = useState(oneAtATime);
  // The mutation keeps the error.
  const mutate = (...call: Parameters<typeof mutateAsync>) =>
    void once(() => mutateAsync(...call).catch(() => {}));
  return { ...mutation, mutate };
}
