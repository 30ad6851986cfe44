import '@mantine/core/styles/Input.css';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FilterForm } from './filter-form';

interface TextFilterProps {
  label: string;
  description: string;
  value: string | undefined;
  onApply: (text: string | undefined) => void;
  onCancel: () => void;
}

/** A filter by a part of a text. */
export function TextFilter({ label, description, value, onApply, onCancel }: TextFilterProps) {
  const [text, setText] = useState(value ?? '');
  return (
    <FilterForm
      onApply={() => onApply(text.trim() || undefined)}
      onCancel={onCancel}
      onClear={text === '' ? undefined : () => setText('')}
    >
      <TextInput
        data-autofocus
        label={label}
        description={description}
        value={text}
        maxLength={1_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FilterForm>
  );
}
