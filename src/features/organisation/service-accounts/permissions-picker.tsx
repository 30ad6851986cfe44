import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Checkbox } from '@mantine/core';
import { permissionName } from '~/domain/permissions/permission-names';
import {
  inOfferedOrder,
  offeredPermissions,
  type ServiceAccountForm,
  serviceAccountLabels,
} from './service-account-form';
import classes from './service-accounts.module.css';

type Permissions = ServiceAccountForm['integrationServerPermissions'];

interface PermissionsPickerProps {
  value: Permissions;
  onChange: (value: Permissions) => void;
}

/** Chooses among the three permissions that an Integration Server account can have. */
export function PermissionsPicker({ value, onChange }: PermissionsPickerProps) {
  return (
    <Checkbox.Group
      label={serviceAccountLabels.integrationServerPermissions}
      description={value.length === 0 ? 'Without any, the account may do nothing.' : undefined}
      value={value.map(String)}
      onChange={(chosen) => onChange(inOfferedOrder(chosen.map(Number)))}
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
  );
}
