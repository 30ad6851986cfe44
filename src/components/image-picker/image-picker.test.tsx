import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { EditPage } from '../edit-page/edit-page';
import { ImagePicker } from './image-picker';

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = Uint8Array.from(atob(onePixel), (character) => character.charCodeAt(0));
/** The PNG with another width in its header. */
const wide = (width: number) => {
  const bytes = png.slice();
  new DataView(bytes.buffer).setUint32(16, width);
  return bytes;
};

// jsdom decodes no images.
const decode = vi.fn(async (_image: Blob) => ({ width: 1, height: 1, close: () => {} }));
beforeEach(() => {
  decode.mockClear();
  vi.stubGlobal('createImageBitmap', decode);
});

function Picker() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <fieldset aria-label="Profile">
      <ImagePicker label="Image" value={value} onChange={setValue} />
      <output>{value ?? 'none'}</output>
    </fieldset>
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

test('refuses what is no image, is damaged, or has too many bytes or pixels', async () => {
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
  expect(
    await screen.findByText(/^This file is not a PNG, JPEG, GIF or WebP image\./),
  ).toBeVisible();
  await choose(new Uint8Array([...png, ...new Uint8Array(1024 * 1024)]));
  expect(await screen.findByText('The image is larger than 1 MiB.')).toBeVisible();
  await choose(wide(4097));
  expect(
    await screen.findByText(/^The image is wider or higher than 4,096 pixels\./),
  ).toBeVisible();
  // The page takes the memory for a huge image when it decodes it.
  expect(decode).not.toHaveBeenCalled();
  decode.mockRejectedValueOnce(new Error('The source image could not be decoded.'));
  await choose(png);
  expect(await screen.findByText(/^This image is damaged/)).toBeVisible();
  decode.mockResolvedValueOnce({ width: 20_000, height: 20_000, close: () => {} });
  await choose(png);
  expect(await screen.findByText(/^The image is wider or higher/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('none');
  await choose(png);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(onePixel));
  expect(screen.queryByText(/^The image is/)).toBeNull();
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
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(onePixel));
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.getByRole('group', { name: 'Profile' })).toHaveFocus();
  first.finish();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByRole('status')).toHaveTextContent('none');
  expect(screen.queryByText(/This file is not a PNG, JPEG, GIF or WebP image/)).toBeNull();
});

test('Remove image removes the error of a refused file too', async () => {
  const { user, container } = render(<Picker />);
  const input = container.ownerDocument.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file input');
  for (const bytes of [png, Uint8Array.of(1, 2, 3)]) {
    const { file, finish } = slowFile(bytes);
    await user.upload(input, file);
    finish();
    await screen.findByRole('button', { name: 'Remove image' });
  }
  expect(await screen.findByText(/^This file is not a PNG, JPEG, GIF or WebP image/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove image' }));
  expect(screen.queryByText(/^This file is not a PNG, JPEG, GIF or WebP image/)).toBeNull();
});

test('Save waits for an image that is still being read', async () => {
  const onSave = vi.fn(async () => {});
  const onDone = vi.fn();
  function Page() {
    const [value, setValue] = useState<string | null>(null);
    const isDirty = value !== null;
    return (
      <EditPage title="Edit User" {...{ isDirty, onSave, onDone, onCancel: onDone }}>
        <ImagePicker label="Image" value={value} onChange={setValue} />
      </EditPage>
    );
  }
  const { user, container } = render(<Page />);
  const input = container.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const { file, finish } = slowFile(png);
  await user.upload(input, file);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  const save = screen.getByRole('button', { name: 'Save' });
  await user.click(save);
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).not.toHaveBeenCalled();
  finish();
  await waitFor(() => expect(save).not.toHaveAttribute('data-loading'));
  await user.click(save);
  expect(onSave).toHaveBeenCalledOnce();
});
