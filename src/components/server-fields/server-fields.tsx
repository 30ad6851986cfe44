import type { EditedForm } from '../edit-page/edit-record';
import { LimitedTextInput } from '../fields/limited-text-input';
import { SecretInput } from '../fields/secret-input';
import type { ServerFieldLimits, ServerForm } from './server-form';

interface ServerFieldsProps {
  edited: EditedForm<ServerForm, ServerFieldLimits>;
  uriPlaceholder?: string;
}

/**
 * The fields of a POS Core instance or deployment server: name, address and signing key
 * (docs/product/administration.md#edit-pos-core-instance).
 */
export function ServerFields({ edited, uriPlaceholder }: ServerFieldsProps) {
  const { field, isCreating } = edited;
  return (
    <>
      <LimitedTextInput {...field('name')} required />
      <LimitedTextInput
        {...field('uri')}
        type="url"
        autoComplete="off"
        placeholder={uriPlaceholder}
        required
      />
      <SecretInput
        {...field('jwtSigningKey')}
        description={isCreating ? undefined : 'Leave empty to keep the key as it is.'}
      />
    </>
  );
}
