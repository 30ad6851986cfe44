import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Anchor, Checkbox } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ConsentDocument } from '~/api/consent-documents';
import { failureWords } from '~/api/failure-words';
import type { ChecklistValue } from '~/components/fields/checklist';
import { FieldFailure } from '~/components/fields/field-failure';
import { toggled } from '~/domain/lists';
import classes from './consent-checklist.module.css';

interface ConsentChecklistProps extends Omit<ChecklistValue, 'readOnly'> {
  consents: UseQueryResult<readonly ConsentDocument[]>;
}

const failed = { lead: 'The documents could not be loaded.' };

/** Lists the documents to accept. Each has a link to a new tab, so that the form stays as it is. */
export function ConsentChecklist({ consents, value, onChange }: ConsentChecklistProps) {
  const { data: documents, error, isFetching, refetch } = consents;
  if (documents?.length === 0) return null;
  return (
    <fieldset className={classes.frame} aria-busy={isFetching}>
      <legend className={classes.legend}>Please read and accept</legend>
      {documents ? (
        <ul className={classes.documents}>
          {documents.map(({ consentDocumentID: id, title, version }) => (
            <li key={id} className={classes.document}>
              <Checkbox
                label={title || 'Document'}
                description={version ? `Version ${version}` : undefined}
                checked={value.includes(id)}
                onChange={(event) => onChange(toggled(value, id, event.currentTarget.checked))}
              />
              <Anchor
                inherit
                className={classes.read}
                href={`/authentication/ViewConsentDocument?consentDocumentID=${encodeURIComponent(id)}`}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Read ${title || 'Document'}, opens in a new tab`}
              >
                Read
                <IconExternalLink size={15} aria-hidden="true" />
              </Anchor>
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className={classes.note}>
          {isFetching ? 'Loading...' : ''}
        </p>
      )}
      <FieldFailure
        message={error && !documents ? failureWords(error, failed) : undefined}
        isRetrying={isFetching}
        onRetry={refetch}
      />
    </fieldset>
  );
}
