import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useAppliedText } from './use-applied-text';

test('an outside change replaces the text, and the echo of the own one does not', () => {
  const { result, rerender } = renderHook(({ applied }) => useAppliedText(applied), {
    initialProps: { applied: 'quay' },
  });
  expect(result.current.text).toBe('quay');
  act(() => result.current.send('harbour'));
  act(() => result.current.setText('harbour st'));
  rerender({ applied: 'harbour' });
  expect(result.current.text).toBe('harbour st');
  rerender({ applied: 'quay' });
  expect(result.current.text).toBe('quay');
  rerender({ applied: 'harbour' });
  expect(result.current.text).toBe('harbour');
});

test('Back to a text that was sent and has not arrived is an outside change', () => {
  const { result, rerender } = renderHook(({ applied }) => useAppliedText(applied), {
    initialProps: { applied: 'quay' },
  });
  act(() => result.current.send('harbour'));
  act(() => result.current.setText('harbour st'));
  act(() => window.dispatchEvent(new PopStateEvent('popstate')));
  rerender({ applied: 'harbour' });
  expect(result.current.text).toBe('harbour');
});
