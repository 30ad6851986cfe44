import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import type { IntegrationServerInstance } from '~/api/integration-servers';
import type { EditedForm } from '~/components/edit-page/edit-record';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { SecretInput } from '~/components/fields/secret-input';
import { IntegrationServerInstanceType } from '~/domain/contract/enums.gen';
import { integrationServerTypeOptions } from '~/domain/integration-server-type';
import { OptionSelect } from '~/pickers/option-select';
import {
  type IntegrationServerForm,
  integrationServerLabels,
  type integrationServerLimits,
} from './integration-server-form';

const types = Object.values(IntegrationServerInstanceType);

interface IntegrationServerFieldsProps {
  edited: EditedForm<IntegrationServerForm, typeof integrationServerLimits>;
  /** Undefined while creating. */
  stored: IntegrationServerInstance | undefined;
}

/**
 * The fields of an integration server, in the order of
 * docs/product/administration.md#edit-integration-server-instance.
 */
export function IntegrationServerFields({ edited, stored }: IntegrationServerFieldsProps) {
  const { form, field, checkbox } = edited;
  const { integrationServerInstanceType: type } = form.values;
  // The loaded type stays an option, even when it is Unknown.
  const options = integrationServerTypeOptions([stored?.integrationServerInstanceType, type]);
  const choose = (value: string) => {
    const chosen = types.find((known) => String(known) === value);
    if (chosen !== undefined) form.setFieldValue('integrationServerInstanceType', chosen);
  };
  return (
    <>
      <CopyableId
        label="Integration Server ID"
        id={stored?.integrationServerInstanceID ?? ''}
        emptyText="Given when the integration server is saved"
      />
      <LimitedTextInput
        {...field('name')}
        description="Unique name used for token creation"
        required
      />
      <OptionSelect
        label={integrationServerLabels.integrationServerInstanceType}
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(type)}
        onChange={choose}
      />
      <LimitedTextInput {...field('uri')} type="url" autoComplete="off" required />
      <SecretInput
        {...field('jwtSigningKey')}
        description={stored && 'Leave empty to keep the key as it is.'}
      />
      <SecretInput
        {...field('secret')}
        description="Entering a value and saving updates the remote order server secret"
      />
      <Checkbox {...checkbox('testInstance')} description="For third-party developer testing" />
    </>
  );
}
