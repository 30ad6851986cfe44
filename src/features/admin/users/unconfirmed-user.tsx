import { IconMail } from '@tabler/icons-react';
import { failureWords } from '~/api/failure-words';
import { useSendPasswordReset } from '~/api/passwords';
import { IfEditable } from '~/components/edit-page/form-page';
import { FieldFailure } from '~/components/fields/field-failure';
import { UnconfirmedNotice } from '~/components/unconfirmed/unconfirmed-name';
import { WorkingButton } from '~/components/working-button';

/**
 * The mark of an unconfirmed account on Edit User, with a button that sends the mail which confirms
 * it (decision 0074).
 * @param email the stored address
 */
export function UnconfirmedUser({ email }: { email: string }) {
  const { mutate, isPending, isSuccess, error } = useSendPasswordReset();
  const send = () => mutate({ email });
  return (
    <UnconfirmedNotice>
      <IfEditable>
        <WorkingButton
          variant="default"
          size="compact-md"
          leftSection={<IconMail size="1rem" aria-hidden="true" />}
          loading={isPending}
          onClick={send}
        >
          Send the mail
        </WorkingButton>
      </IfEditable>
      <p role="status">
        {isSuccess
          ? `A mail is on its way to ${email}. The account is confirmed as soon as the person sets a new password by its link.`
          : ''}
      </p>
      <FieldFailure
        read={{ error, isFetching: isPending, refetch: send }}
        wordsOf={(cause) => failureWords(cause)}
      />
    </UnconfirmedNotice>
  );
}
