import { Box, Button, FileButton, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { use, useId, useMemo, useRef, useState } from 'react';
import { messageOf } from '~/domain/call-outcome';
import {
  greatestImageSize,
  hasTooManyPixels,
  type ImageProblem,
  imageAddress,
  imageProblem,
} from '~/domain/image-files';
import { PendingValue } from '../edit-page/form-page';
import { passFocusOn } from '../pass-focus';
import classes from './image-picker.module.css';

interface ImagePickerProps {
  label: string;
  /** Base64 without the data URL's prefix. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Shows an image. A person can replace it with an image file from disk, or remove it. */
export function ImagePicker({ label, value, onChange }: ImagePickerProps) {
  const [error, setError] = useState<string>();
  const labelId = useId();
  const address = useMemo(() => imageAddress(value), [value]);
  const latest = useRef<File>(null);
  const setIsPending = use(PendingValue);

  const choose = async (file: File | null) => {
    if (!file) return;
    // The last choice wins, however long each read takes.
    latest.current = file;
    const isLatest = () => latest.current === file;
    setError(undefined);
    setIsPending(true);
    await readImage(file).then(
      (image) => isLatest() && onChange(image),
      (reason: unknown) => isLatest() && setError(messageOf(reason)),
    );
    if (isLatest()) setIsPending(false);
  };

  const remove = () => {
    latest.current = null;
    setIsPending(false);
    setError(undefined);
    onChange(null);
  };

  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id: labelId }} error={error}>
      <Box role="group" aria-labelledby={labelId} className={classes.parts}>
        <span className={classes.frame}>
          {address ? <img src={address} alt={label} /> : <IconPhoto stroke={1.5} aria-hidden />}
        </span>
        <FileButton accept="image/png,image/jpeg,image/gif,image/webp" onChange={choose}>
          {(button) => (
            <Button {...button} variant="default">
              {value ? 'Replace image' : 'Choose image'}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button ref={passFocusOn} variant="subtle" onClick={remove}>
            Remove image
          </Button>
        )}
      </Box>
    </Input.Wrapper>
  );
}

const messages: Record<ImageProblem, string> = {
  'too many bytes': 'The image is larger than 1 MiB.',
  'no image': 'This file is not a PNG, JPEG, GIF or WebP image. Choose another file.',
  damaged: 'This image is damaged and cannot be shown. Choose another file.',
  'too many pixels': 'The image is wider or higher than 4,096 pixels. Choose a smaller one.',
};

/**
 * Reads an image file as base64 without the data URL's prefix (docs/product/validation.md#image).
 * @throws Error with a message for the person if the file is not an image that can be stored
 */
async function readImage(file: Blob): Promise<string> {
  if (file.size > greatestImageSize) throw new Error(messages['too many bytes']);
  const buffer = await file.arrayBuffer().catch((cause) => {
    // It was deleted or changed since it was chosen.
    throw new Error('This file cannot be read. Choose it again.', { cause });
  });
  const bytes = new Uint8Array(buffer);
  const problem = imageProblem(bytes) ?? (await problemOfDecoding(bytes));
  if (problem) throw new Error(messages[problem]);
  // In chunks, because a function call has a maximum number of arguments.
  let characters = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    characters += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return btoa(characters);
}

/** Decodes an image whose header is in order, because the rest of the file can be damaged. */
async function problemOfDecoding(bytes: BlobPart): Promise<ImageProblem | undefined> {
  try {
    const decoded = await createImageBitmap(new Blob([bytes]));
    // The frames of a GIF can be larger than its header says.
    const problem = hasTooManyPixels(decoded) ? 'too many pixels' : undefined;
    decoded.close();
    return problem;
  } catch {
    return 'damaged';
  }
}
