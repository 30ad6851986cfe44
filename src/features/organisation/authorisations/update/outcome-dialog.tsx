import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '~/components/dialogs/dialog';
import { shownName } from '~/domain/shown-name';
import type { Outcome } from '../model/outcome';
import { organisationsText } from '../model/update-plan';
import classes from './update.module.css';

interface OutcomeDialogProps {
  /** The dialog is open while this has a value. */
  outcome: Outcome | undefined;
  /** Called by OK, Escape and the close button. */
  onClose: () => void;
}

// Exactly the text of docs/product/messages.md#version-authorisations.
const tooOldText =
  'failed to update due to their POSCore not meeting the minimum version requirements';

/**
 * Shows the result of an update: Success, Partial Success or Failure
 * (docs/product/versions-and-health.md#authorisation-outcome).
 */
export function OutcomeDialog({ outcome, onClose }: OutcomeDialogProps) {
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(outcome);
  if (outcome !== undefined && outcome !== shown) setShown(outcome);
  return (
    <Dialog
      isOpen={outcome !== undefined}
      title={shown?.kind ?? 'Failure'}
      onClose={onClose}
      // Authorise is disabled after a success, so the screen focuses the panel's heading.
      returnsFocus={false}
      actions={
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      {shown ? <OutcomeWords outcome={shown} /> : null}
    </Dialog>
  );
}

function OutcomeWords({ outcome }: { outcome: Outcome }) {
  const { updated, failed, failure } = outcome;
  return (
    <div role="alert">
      {failure ? <p>{failure}</p> : <p>{organisationsText(updated)} updated.</p>}
      {failed.length > 0 ? (
        <>
          <p>
            {organisationsText(failed.length)} {tooOldText}:
          </p>
          <Box
            component="ul"
            className={classes.failed}
            aria-label="Organisations that failed to update"
            tabIndex={0}
          >
            {failed.map(({ organisationID, name, organisationCode }) => (
              <li key={organisationID}>
                {shownName(name)}{' '}
                {organisationCode ? (
                  <span className={classes.code}>[{organisationCode}]</span>
                ) : null}
              </li>
            ))}
          </Box>
        </>
      ) : null}
    </div>
  );
}
