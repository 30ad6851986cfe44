import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ServiceAccount } from '~/api/service-accounts';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { ServiceAccountType } from '~/domain/contract/enums.gen';
import { permissionName } from '~/domain/permissions/permission-names';
import { serviceAccountTypeOptions } from '~/domain/service-account-type';
import { OptionSelect } from '~/pickers/option-select';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import {
  inOfferedOrder,
  serviceAccountLabels as labels,
  serviceAccountLimits as limits,
  offeredPermissions,
  type ServiceAccountForm,
  withType,
} from './service-account-form';
import classes from './service-accounts.module.css';

interface ServiceAccountFieldsProps {
  orgId: string;
  form: UseFormReturnType<ServiceAccountForm>;
  /** Empty while creating. */
  id: string;
  /** The loaded type, which stays among the options in any case. Undefined while creating. */
  storedType: ServiceAccount['serviceAccountType'] | undefined;
  readOnly: boolean;
}

/**
 * The fields of a service account, in the order of
 * docs/product/organisation.md#edit-service-account.
 */
export function ServiceAccountFields(props: ServiceAccountFieldsProps) {
  const { orgId, form, id, storedType, readOnly } = props;
  const { serviceAccountType: type, integrationServerPermissions: permissions } = form.values;
  const options = serviceAccountTypeOptions(storedType === undefined ? [] : [storedType]);
  const isChosen = options.some(({ value }) => value === type);
  const choose = (value: string) => {
    const option = options.find((known) => String(known.value) === value);
    if (!option) return;
    form.setValues(withType(form.getValues(), option.value));
    form.clearFieldError('serviceAccountType');
  };
  return (
    <>
      <CopyableId
        label="Service Account ID"
        id={id}
        emptyText="Given when the service account is saved"
      />
      <LimitedTextInput
        label={labels.name}
        limit={limits.name}
        placeholder="Enter a descriptive name for this account"
        required
        {...form.getInputProps('name')}
        value={form.values.name}
      />
      <OptionSelect
        label={labels.serviceAccountType}
        description="The type of service this account will be for"
        placeholder="Choose a type"
        required
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        {...form.getInputProps('serviceAccountType')}
        value={isChosen ? String(type) : ''}
        onChange={choose}
      />
      {type === ServiceAccountType.IntegrationServer ? (
        <Checkbox.Group
          label={labels.integrationServerPermissions}
          description={
            permissions.length === 0 ? 'Without any, the account may do nothing.' : undefined
          }
          value={permissions.map(String)}
          onChange={(chosen) =>
            form.setFieldValue('integrationServerPermissions', inOfferedOrder(chosen.map(Number)))
          }
        >
          <div className={classes.permissions}>
            {offeredPermissions.map((permission) => (
              <Checkbox
                key={permission}
                value={String(permission)}
                label={permissionName(permission)}
              />
            ))}
          </div>
        </Checkbox.Group>
      ) : null}
      <SitePicker
        orgId={orgId}
        label={labels.restriction}
        description="The one place that this account is for, with everything in it"
        single
        readOnly={readOnly}
        value={form.values.restriction}
        onChange={(value) => form.setFieldValue('restriction', value)}
      />
    </>
  );
}
