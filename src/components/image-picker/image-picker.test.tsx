import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from '~/testing/render';
import { ImagePicker } from './image-picker';

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const base64 = btoa(String.fromCharCode(...png));

function Picker() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <ImagePicker label="Image" value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </>
  );
}

/** A file that is read when the test says so. */
function slowFile(bytes: Uint8Array) {
  let finish = () => {};
  const read = new Promise<ArrayBuffer>((resolve) => {
    finish = () => resolve(bytes.slice().buffer as ArrayBuffer);
  });
  const file = new File([], 'picture.png', { type: 'image/png' });
  return { file: Object.assign(file, { arrayBuffer: () => read }), finish: () => finish() };
}

test.each([
  ['an image', png],
  ['no image', Uint8Array.of(1, 2, 3)],
])('what was chosen last counts: %s that is read later changes nothing', async (_what, bytes) => {
  const { user, container } = render(<Picker />);
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const [first, second] = [slowFile(bytes), slowFile(png)];
  await user.upload(input, first.file);
  await user.upload(input, second.file);
  second.finish();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(base64));
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  first.finish();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('status')).toHaveTextContent('none');
  expect(screen.queryByText(/This file is not an image/)).toBeNull();
});
