import type { ReactNode } from 'react';
import type { EditedForm } from '../edit-page/edit-record';
import { LimitedTextInput } from '../fields/limited-text-input';
import { SecretInput } from '../fields/secret-input';
import type { ServerFieldLimits, ServerForm } from './server-form';

interface ServerFieldsProps {
  edited: Pick<EditedForm<ServerForm, ServerFieldLimits>, 'field' | 'isCreating'>;
  nameDescription?: string;
  uriPlaceholder?: string;
  /** The fields between the name and the address. */
  children?: ReactNode;
}

/** The name, the address and the signing key (docs/product/administration.md#edit-pos-core-instance). */
export function ServerFields({ edited, ...props }: ServerFieldsProps) {
  const { field, isCreating } = edited;
  return (
    <>
      <LimitedTextInput {...field('name')} description={props.nameDescription} required />
      {props.children}
      <LimitedTextInput {...field('uri')} type="url" placeholder={props.uriPlaceholder} required />
      <SecretInput
        {...field('jwtSigningKey')}
        description={isCreating ? undefined : 'Leave empty to keep the key as it is.'}
      />
    </>
  );
}
