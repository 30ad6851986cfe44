import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Anchor, Button, Checkbox } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ConsentDocument } from '~/api/consent-documents';
import { failureWords } from '~/api/failure-words';
import classes from './consent-checklist.module.css';

interface ConsentChecklistProps {
  consents: UseQueryResult<readonly ConsentDocument[]>;
  agreedIDs: readonly string[];
  onChange: (agreedIDs: string[]) => void;
}

/** Lists the documents to accept. Each has a link to a new tab, so that the form stays as it is. */
export function ConsentChecklist({ consents, agreedIDs, onChange }: ConsentChecklistProps) {
  const { data: documents, error, isFetching: isLoading, refetch } = consents;
  if (documents?.length === 0) return null;
  return (
    <fieldset className={classes.frame} aria-busy={isLoading}>
      <legend className={classes.legend}>Please read and accept</legend>
      {documents ? (
        <ul className={classes.documents}>
          {documents.map((document) => (
            <li key={document.consentDocumentID} className={classes.document}>
              <ConsentCheckbox
                document={document}
                isAgreed={agreedIDs.includes(document.consentDocumentID)}
                onChange={(isAgreed) => {
                  const others = agreedIDs.filter((id) => id !== document.consentDocumentID);
                  onChange(isAgreed ? [...others, document.consentDocumentID] : others);
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status" className={classes.note}>
          {isLoading ? 'Loading...' : ''}
        </p>
      )}
      {error && !documents && !isLoading ? (
        <div role="alert" className={classes.failure}>
          <p>{failureWords(error, { lead: 'The documents could not be loaded.' })}</p>
          <Button variant="default" size="sm" onClick={() => refetch()}>
            Retry
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

interface ConsentCheckboxProps {
  document: ConsentDocument;
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
}

function ConsentCheckbox({ document, isAgreed, onChange }: ConsentCheckboxProps) {
  const { consentDocumentID, version } = document;
  const title = document.title || 'Document';
  const address = `/authentication/ViewConsentDocument?consentDocumentID=${encodeURIComponent(consentDocumentID)}`;
  return (
    <>
      <Checkbox
        label={title}
        description={version ? `Version ${version}` : undefined}
        checked={isAgreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Anchor
        inherit
        className={classes.read}
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`Read ${title}, opens in a new tab`}
      >
        Read
        <IconExternalLink size={15} aria-hidden="true" />
      </Anchor>
    </>
  );
}
