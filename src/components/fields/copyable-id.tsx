import { TextInput } from '@mantine/core';
import { CopyIconButton } from './copy-icon-button';
import classes from './copyable-id.module.css';
import { useCopying } from './use-copying';

interface CopyableIdProps {
  label: string;
  id: string | undefined;
  emptyText?: string;
}

/** A read-only field with an id and a button that copies it. */
export function CopyableId({ label, id = '', emptyText }: CopyableIdProps) {
  const copying = useCopying<HTMLInputElement>(id);
  return (
    <TextInput
      ref={copying.shown}
      label={label}
      value={id}
      placeholder={emptyText}
      readOnly
      classNames={{ input: classes.id }}
      description={copying.failure}
      descriptionProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'description']}
      rightSection={
        id && <CopyIconButton copying={copying} labels={[`Copy ${label}`, `${label} copied`]} />
      }
    />
  );
}
