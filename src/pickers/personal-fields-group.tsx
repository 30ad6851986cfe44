import type { UseFormReturnType } from '@mantine/form';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { ImagePicker } from '~/components/image-picker/image-picker';
import { personalFieldLabels as labels, type PersonalFields } from '~/domain/personal-fields';
import { CurrencySelect, LocaleSelect } from './locale-and-currency-selects';

interface PersonalFieldsGroupProps {
  form: Pick<UseFormReturnType<PersonalFields>, 'values' | 'getInputProps' | 'setValues'>;
  /** Returns the props of a text field. */
  field: (name: 'shortName' | 'fullName' | 'email') => Parameters<typeof LimitedTextInput>[0];
  /** The person edits their own fields, so the browser may fill them in. */
  isOwn?: boolean;
}

/** The fields of a person, for Edit User and Edit My Profile. */
export function PersonalFieldsGroup({ form, field, isOwn = false }: PersonalFieldsGroupProps) {
  const { values, getInputProps, setValues } = form;
  const completion = (token: string) => (isOwn ? token : 'off');
  return (
    <>
      <LimitedTextInput {...field('shortName')} autoComplete={completion('nickname')} required />
      <LimitedTextInput {...field('fullName')} autoComplete={completion('name')} required />
      <ImagePicker
        label={labels.image}
        value={values.image}
        onChange={(image) => setValues({ image })}
      />
      <LimitedTextInput
        {...field('email')}
        // With the type "email", a browser would rewrite characters beyond ASCII.
        inputMode="email"
        autoComplete={completion('email')}
        required
      />
      <LocaleSelect
        label={labels.locale}
        {...getInputProps('locale')}
        value={values.locale}
        onChange={(locale) => setValues({ locale })}
      />
      <CurrencySelect
        label={labels.defaultCurrencyCode}
        {...getInputProps('defaultCurrencyCode')}
        value={values.defaultCurrencyCode}
        onChange={(defaultCurrencyCode) => setValues({ defaultCurrencyCode })}
      />
    </>
  );
}
