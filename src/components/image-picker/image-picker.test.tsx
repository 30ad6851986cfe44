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

/** A file whose read ends when the test calls `finish`. */
function slowFile(bytes: Uint8Array) {
  let finish = () => {};
  const read = new Promise<ArrayBuffer>((resolve) => {
    finish = () => resolve(bytes.slice().buffer as ArrayBuffer);
  });
  const file = new File([], 'picture.png', { type: 'image/png' });
  return { file: Object.assign(file, { arrayBuffer: () => read }), finish: () => finish() };
}

test('refuses a file whose content is not an image, and an image above 1 MiB', async () => {
  const { user, container } = render(<Picker />);
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const choose = async (bytes: Uint8Array) => {
    const { file, finish } = slowFile(bytes);
    Object.defineProperty(file, 'size', { value: bytes.byteLength });
    await user.upload(input, file);
    finish();
  };
  await choose(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"></svg>'));
  expect(await screen.findByText(/^This file is not an image\./)).toBeVisible();
  await choose(new Uint8Array([...png, ...new Uint8Array(1024 * 1024)]));
  expect(await screen.findByText('The image is larger than 1 MiB.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('none');
  await choose(png);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(base64));
  expect(screen.queryByText('The image is larger than 1 MiB.')).toBeNull();
  expect(screen.getByRole('img', { name: 'Image' })).toBeVisible();
});

test.each([
  ['an image', png],
  ['no image', Uint8Array.of(1, 2, 3)],
])('the last choice wins: %s with a slower read changes nothing', async (_what, bytes) => {
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
