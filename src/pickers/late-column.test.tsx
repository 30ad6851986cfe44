import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LatePart, type LostPart, onLostPart } from '~/components/late-part';
import { LateColumnTool } from './late-column';

test('a grid stops waiting for a column whose part does not load, once the person gives up', async () => {
  const lost = vi.fn<(part: LostPart) => void>();
  const stop = onLostPart(lost);
  // Later tests of this process load every part.
  const request = vi.fn(async () => ({})).mockRejectedValueOnce(new Error('offline'));
  const part = new LatePart(request);
  const giveUp = vi.fn();
  const column = { key: 'endsAt', isPending: true, giveUp };
  render(
    <LateColumnTool part={part} column={column} view={{ search: { sort: '-endsAt' } }}>
      {() => null}
    </LateColumnTool>,
  );
  await waitFor(() => expect(lost).toHaveBeenCalledOnce());
  expect(giveUp).not.toHaveBeenCalled();
  lost.mock.calls[0]?.[0].dismiss();
  expect(giveUp).toHaveBeenCalledOnce();
  stop();
});
