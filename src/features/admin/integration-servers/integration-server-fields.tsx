import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { SecretInput } from '~/components/fields/secret-input';
import { IntegrationServerInstanceType } from '~/domain/contract/enums.gen';
import { integrationServerTypeOptions } from '~/domain/integration-server-type';
import { OptionSelect } from '~/pickers/option-select';
import {
  type IntegrationServerForm,
  integrationServerLabels as labels,
  integrationServerLimits as limits,
} from './integration-server-form';

const types = Object.values(IntegrationServerInstanceType);

interface IntegrationServerFieldsProps {
  form: UseFormReturnType<IntegrationServerForm>;
  /** Empty while creating. */
  id: string;
  /** The loaded type. It stays an option, even when it is Unknown. */
  storedType: number | undefined;
}

/**
 * The fields of an integration server, in the order of
 * docs/product/administration.md#edit-integration-server-instance.
 */
export function IntegrationServerFields({ form, id, storedType }: IntegrationServerFieldsProps) {
  const { integrationServerInstanceType: type } = form.values;
  const options = integrationServerTypeOptions([storedType, type]);
  const choose = (value: string) => {
    const chosen = types.find((known) => String(known) === value);
    if (chosen !== undefined) form.setFieldValue('integrationServerInstanceType', chosen);
  };
  return (
    <>
      <CopyableId
        label="Integration Server ID"
        id={id}
        emptyText="Given when the integration server is saved"
      />
      <LimitedTextInput
        label={labels.name}
        limit={limits.name}
        description="Unique name used for token creation"
        required
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      <OptionSelect
        label={labels.integrationServerInstanceType}
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(type)}
        onChange={choose}
      />
      <LimitedTextInput
        label={labels.uri}
        limit={limits.uri}
        type="url"
        autoComplete="off"
        required
        {...form.getInputProps('uri')}
        value={form.values.uri}
      />
      <SecretInput
        label={labels.jwtSigningKey}
        limit={limits.jwtSigningKey}
        description={id === '' ? undefined : 'Leave empty to keep the key as it is.'}
        {...form.getInputProps('jwtSigningKey')}
        value={form.values.jwtSigningKey}
      />
      <SecretInput
        label={labels.secret}
        limit={limits.secret}
        description="Entering a value and saving updates the remote order server secret"
        {...form.getInputProps('secret')}
        value={form.values.secret}
      />
      <Checkbox
        label={labels.testInstance}
        description="For third-party developer testing"
        {...form.getInputProps('testInstance', { type: 'checkbox' })}
      />
    </>
  );
}
