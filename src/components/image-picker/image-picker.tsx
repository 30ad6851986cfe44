import '@mantine/core/styles/Input.css';
import { Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { imageAddress } from '~/domain/image-content';
import classes from './image-picker.module.css';
import { readImage } from './read-image';

interface ImagePickerProps {
  label: string;
  /** Base64 without the data URL's prefix. */
  value: string | null;
  onChange: (value: string | null) => void;
  readOnly?: boolean;
}

/** Shows an image and replaces it by an image file from disk, or removes it. */
export function ImagePicker({ label, value, onChange, readOnly = false }: ImagePickerProps) {
  const [error, setError] = useState<string>();
  const labelId = useId();
  const address = imageAddress(value);

  async function choose(file: File | null) {
    if (!file) return;
    try {
      onChange(await readImage(file));
      setError(undefined);
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : 'The file could not be read.');
    }
  }

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
              <Button variant="subtle" size="xs" onClick={() => onChange(null)}>
                Remove image
              </Button>
            )}
          </>
        )}
      </Group>
    </Input.Wrapper>
  );
}
