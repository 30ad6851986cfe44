import '@mantine/core/styles/Input.css';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { imageAddress } from '~/domain/images';
import classes from './image-picker.module.css';
import { readImage } from './read-image';

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

  async function choose(file: File | null) {
    if (!file) return;
    // The last choice wins, however long each read takes.
    latest.current = file;
    setError(undefined);
    try {
      const image = await readImage(file);
      if (latest.current === file) onChange(image);
    } catch (reason) {
      if (latest.current !== file) return;
      setError(reason instanceof Error ? reason.message : 'The file could not be read.');
    }
  }

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
