import type { UseFormReturnType } from '@mantine/form';
import { Fragment, type ReactNode } from 'react';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { ImagePicker } from '~/components/image-picker/image-picker';
import { pastedAddress } from '~/domain/email-address';
import type { LimitedField, PersonalFields } from '~/domain/personal-fields';
import { CurrencySelect, LocaleSelect } from './option-select';

interface PersonalFieldsGroupProps {
  form: Pick<UseFormReturnType<PersonalFields>, 'values' | 'getInputProps' | 'setFieldValue'>;
  label: (name: keyof PersonalFields) => string;
  field: (name: LimitedField) => Parameters<typeof LimitedTextInput>[0];
  /** The person edits their own fields, so the browser may fill them in. */
  isOwn?: boolean;
}

/** The controls of a person's fields, in their order, for Edit User and Edit My Profile. */
export function PersonalFieldsGroup({
  form,
  label,
  field,
  isOwn = false,
}: PersonalFieldsGroupProps) {
  const { values, getInputProps, setFieldValue } = form;
  const completion = (token: string) => (isOwn ? token : undefined);
  const inputs: Record<keyof PersonalFields, ReactNode> = {
    shortName: (
      <LimitedTextInput {...field('shortName')} autoComplete={completion('nickname')} required />
    ),
    fullName: (
      <LimitedTextInput {...field('fullName')} autoComplete={completion('name')} required />
    ),
    image: (
      <ImagePicker
        label={label('image')}
        value={values.image}
        onChange={(image) => setFieldValue('image', image)}
      />
    ),
    email: (
      <LimitedTextInput
        {...field('email')}
        asStored={pastedAddress}
        // With the type "email", a browser would rewrite characters beyond ASCII.
        inputMode="email"
        autoCapitalize="off"
        autoComplete={completion('email')}
        required
      />
    ),
    locale: (
      <LocaleSelect
        label={label('locale')}
        {...getInputProps('locale')}
        value={values.locale}
        onChange={(locale) => setFieldValue('locale', locale)}
      />
    ),
    defaultCurrencyCode: (
      <CurrencySelect
        label={label('defaultCurrencyCode')}
        {...getInputProps('defaultCurrencyCode')}
        value={values.defaultCurrencyCode}
        onChange={(code) => setFieldValue('defaultCurrencyCode', code)}
      />
    ),
  };
  return Object.entries(inputs).map(([name, input]) => <Fragment key={name}>{input}</Fragment>);
}
