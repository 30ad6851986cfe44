import '@mantine/core/styles/Input.css';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { greatestImageSize, imageAddress, imageTypeOf } from '~/domain/images';
import classes from './image-picker.module.css';

interface ImagePickerProps {
  label: string;
  /** Base64 without the data URL's prefix. */
  value: string | null;
  onChange: (value: string | null) => void;
  readOnly?: boolean;
}

/** Shows an image. A person can replace it with an image file from disk, or remove it. */
export function ImagePicker({ label, value, onChange, readOnly = false }: ImagePickerProps) {
  const [error, setError] = useState<string>();
  const labelId = useId();
  const address = imageAddress(value);
  const latest = useRef<File>(null);

  const choose = async (file: File | null) => {
    if (!file) return;
    // The last choice wins, however long each read takes.
    latest.current = file;
    const isLatest = () => latest.current === file;
    setError(undefined);
    await readImage(file).then(
      (image) => isLatest() && onChange(image),
      (reason: Error) => isLatest() && setError(reason.message),
    );
  };

  const remove = () => {
    latest.current = null;
    onChange(null);
  };

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }} error={error}>
      <Group gap="sm" mt={4} role="group" aria-labelledby={labelId}>
        <span className={classes.frame}>
          {address ? <img src={address} alt={label} /> : <IconPhoto stroke={1.5} aria-hidden />}
        </span>
        {!readOnly && (
          <>
            <FileButton accept="image/png,image/jpeg,image/gif,image/webp" onChange={choose}>
              {(button) => (
                <Button {...button} variant="default" size="xs">
                  {value ? 'Replace image' : 'Choose image'}
                </Button>
              )}
            </FileButton>
            {value && (
              <Button variant="subtle" size="xs" onClick={remove}>
                Remove image
              </Button>
            )}
          </>
        )}
      </Group>
    </Input.Wrapper>
  );
}

/**
 * Reads an image file as base64 without the data URL's prefix (docs/product/validation.md#image).
 * @throws Error with a message for the person if the file is too large or its content is not an
 * image
 */
async function readImage(file: Blob): Promise<string> {
  if (file.size > greatestImageSize) throw new Error('The image is larger than 1 MiB.');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (imageTypeOf(bytes) === undefined) {
    throw new Error('This file is not an image. Choose a PNG, JPEG, GIF or WebP file.');
  }
  // In chunks, because a function call has a maximum number of arguments.
  let characters = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    characters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(characters);
}
