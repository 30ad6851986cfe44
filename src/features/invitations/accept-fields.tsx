import '@mantine/core/styles/Input.css';
import { Button, TextInput } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ConsentDocument } from '~/api/consent-documents';
import { AnonymousForm } from '~/components/anonymous-page/anonymous-form';
import { FailureAlert } from '~/components/failure-alert/failure-alert';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { NewPasswordFields } from '~/components/password-fields/new-password-fields';
import { hiddenCharactersError } from '~/domain/hidden-characters';
import { CurrencySelect } from '~/pickers/currency-select';
import { LocaleSelect } from '~/pickers/locale-select';
import classes from './accept-fields.module.css';
import { type AcceptForm, acceptFieldLimits } from './accept-form';
import { ConsentChecklist } from './consent-checklist';

interface AcceptFieldsProps {
  form: AcceptForm;
  onChange: (change: Partial<AcceptForm>) => void;
  email: string;
  consents: UseQueryResult<readonly ConsentDocument[]>;
  /** What the form lacks before Accept is enabled. */
  missing: readonly string[];
  isSending: boolean;
  failure: string | undefined;
  onSubmit: () => void;
}

const passwordLabels = { password: 'Password', confirmation: 'Confirm Password' };

/**
 * The form of Accept Invitation, in the order of
 * docs/product/account-and-anonymous.md#accept-invitation.
 */
export function AcceptFields(props: AcceptFieldsProps) {
  const { form, onChange, consents, missing, isSending } = props;
  const canAccept = missing.length === 0;
  return (
    <AnonymousForm
      onSubmit={props.onSubmit}
      actions={
        <>
          <Button
            type="submit"
            loading={isSending}
            disabled={!canAccept}
            aria-describedby="accept-waits-for"
          >
            Accept
          </Button>
          <p id="accept-waits-for" className={classes.missing}>
            {canAccept ? '' : `Still needed: ${missing.join(', ')}.`}
          </p>
        </>
      }
    >
      <FailureAlert message={props.failure} />
      <fieldset className={classes.fields} disabled={isSending}>
        <ConsentChecklist
          consents={consents}
          agreedIDs={form.agreedIDs}
          onChange={(agreedIDs) => onChange({ agreedIDs })}
        />
        <TextInput
          label="Email"
          value={props.email}
          readOnly
          // Password managers store the new password under this name.
          autoComplete="username"
          description="You log in with this address."
        />
        <LimitedTextInput
          label="Display Name"
          limit={acceptFieldLimits.userShortName}
          value={form.shortName}
          error={hiddenCharactersError(form.shortName.trim())}
          onChange={(event) => onChange({ shortName: event.currentTarget.value })}
          autoComplete="nickname"
          required
        />
        <LimitedTextInput
          label="Full Name"
          limit={acceptFieldLimits.userFullName}
          value={form.fullName}
          error={hiddenCharactersError(form.fullName.trim())}
          onChange={(event) => onChange({ fullName: event.currentTarget.value })}
          autoComplete="name"
          required
        />
        <NewPasswordFields
          value={form.password}
          onChange={(password) => onChange({ password })}
          labels={passwordLabels}
        />
        <LocaleSelect
          label="Locale"
          value={form.locale}
          onChange={(locale) => onChange({ locale })}
        />
        <CurrencySelect
          label="Currency"
          value={form.defaultCurrency}
          onChange={(defaultCurrency) => onChange({ defaultCurrency })}
        />
      </fieldset>
    </AnonymousForm>
  );
}
