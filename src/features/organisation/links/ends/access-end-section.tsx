import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accessEndsQuery } from '~/api/access-ends';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { SettingSection } from '~/components/edit-page/setting-section';
import { RetryNotice } from '~/components/notices/retry-notice';
import { Panel } from '~/components/panel/panel';
import { useDateTimeText } from '~/components/use-date-time-text';
import { AccessEndDialog, type AccessEndProps } from './access-end-dialog';
import { AccessEndMark } from './access-end-mark';
import { OtherWays } from './other-ways';

/** Shows when an access ends, and changes it. A service without these calls gets no section. */
export function AccessEndSection({ orgId, id, name, personID }: AccessEndProps) {
  const { data, error, isFetching, refetch } = useQuery(accessEndsQuery(orgId));
  const dateTimeText = useDateTimeText();
  const [now, setNow] = useState(() => Date.now());
  if (error && !isNotOffered(error)) {
    return (
      <Panel title="Access ends">
        <RetryNotice
          text={`When the access ends could not be read. ${failureWords(error)}`}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  }
  if (!data) return null;
  const endsAt = data.find((end) => end.organisationUserLinkID === id)?.endsAt ?? null;
  return (
    <SettingSection
      title="Access ends"
      state={endsAt ? dateTimeText(endsAt) : 'Never'}
      mark={endsAt ? <AccessEndMark endsAt={endsAt} now={now} /> : null}
      buttonText={endsAt ? 'Change the end...' : 'Set an end...'}
      dialog={({ isOpen, onClose }) => (
        <AccessEndDialog
          isOpen={isOpen}
          link={{ orgId, id, name }}
          endsAt={endsAt}
          onClose={() => {
            onClose();
            setNow(Date.now());
          }}
        />
      )}
      note={endsAt && personID ? <OtherWays orgId={orgId} linkID={id} personID={personID} /> : null}
    />
  );
}
