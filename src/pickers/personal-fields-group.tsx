import type { ReactNode } from 'react';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { ImagePicker } from '~/components/image-picker/image-picker';
import { personalFieldLabels as labels, type PersonalFields } from '~/domain/personal-fields';
import { CurrencySelect, LocaleSelect } from './locale-and-currency-selects';

interface PersonalFieldsGroupProps {
  values: PersonalFields;
  limits: Record<'shortName' | 'fullName' | 'email', number>;
  /** Returns the props that connect a field to its form. */
  inputPropsOf: (field: keyof PersonalFields) => { error?: ReactNode };
  onChange: (
    change: Partial<Pick<PersonalFields, 'image' | 'locale' | 'defaultCurrencyCode'>>,
  ) => void;
  /** The person edits their own fields, so the browser may fill them in. */
  isOwn?: boolean;
}

/** The fields of a person, for Edit User and Edit My Profile. */
export function PersonalFieldsGroup(props: PersonalFieldsGroupProps) {
  const { values, limits, inputPropsOf, onChange, isOwn = false } = props;
  const completion = (token: string) => (isOwn ? token : 'off');
  return (
    <>
      <LimitedTextInput
        label={labels.shortName}
        limit={limits.shortName}
        autoComplete={completion('nickname')}
        required
        {...inputPropsOf('shortName')}
        value={values.shortName}
      />
      <LimitedTextInput
        label={labels.fullName}
        limit={limits.fullName}
        autoComplete={completion('name')}
        required
        {...inputPropsOf('fullName')}
        value={values.fullName}
      />
      <ImagePicker
        label={labels.image}
        value={values.image}
        onChange={(image) => onChange({ image })}
      />
      <LimitedTextInput
        label={labels.email}
        limit={limits.email}
        // With the type "email", a browser would rewrite characters beyond ASCII.
        inputMode="email"
        autoComplete={completion('email')}
        required
        {...inputPropsOf('email')}
        value={values.email}
      />
      <LocaleSelect
        label={labels.locale}
        {...inputPropsOf('locale')}
        value={values.locale}
        onChange={(locale) => onChange({ locale })}
      />
      <CurrencySelect
        label={labels.defaultCurrencyCode}
        {...inputPropsOf('defaultCurrencyCode')}
        value={values.defaultCurrencyCode}
        onChange={(defaultCurrencyCode) => onChange({ defaultCurrencyCode })}
      />
    </>
  );
}
