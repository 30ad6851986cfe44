import type { UseFormReturnType } from '@mantine/form';
import { LimitedTextInput } from '../fields/limited-text-input';
import { SecretInput } from '../fields/secret-input';
import { type ServerFieldLimits, type ServerForm, serverFieldLabels } from './server-form';

interface ServerFieldsProps {
  form: UseFormReturnType<ServerForm>;
  limits: ServerFieldLimits;
  isCreating: boolean;
  uriPlaceholder?: string;
}

/**
 * The fields of a POS Core instance or deployment server: name, address and signing key
 * (docs/product/administration.md#edit-pos-core-instance).
 */
export function ServerFields({ form, limits, isCreating, uriPlaceholder }: ServerFieldsProps) {
  return (
    <>
      <LimitedTextInput
        label={serverFieldLabels.name}
        limit={limits.name}
        required
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      <LimitedTextInput
        label={serverFieldLabels.uri}
        limit={limits.uri}
        type="url"
        autoComplete="off"
        placeholder={uriPlaceholder}
        required
        {...form.getInputProps('uri')}
        value={form.values.uri}
      />
      <SecretInput
        label={serverFieldLabels.jwtSigningKey}
        limit={limits.jwtSigningKey}
        description={isCreating ? undefined : 'Leave empty to keep the key as it is.'}
        {...form.getInputProps('jwtSigningKey')}
        value={form.values.jwtSigningKey}
      />
    </>
  );
}
