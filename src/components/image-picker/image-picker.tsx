import '@mantine/core/styles/Avatar.css';
import '@mantine/core/styles/Input.css';
import { Avatar, Button, FileButton, Group, Input } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { imageAddress } from '~/domain/image-content';
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
        <Avatar src={imageAddress(value)} alt={value ? label : ''} size={64} radius="md">
          <IconPhoto size={28} stroke={1.5} aria-hidden />
        </Avatar>
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
