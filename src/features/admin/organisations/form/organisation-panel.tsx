import { useQueries } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { integrationServerQueries } from '~/api/integration-servers';
import { type Organisation, organisationQueries } from '~/api/organisations';
import { posCoreInstanceQueries } from '~/api/pos-core-instances';
import { LoadingOverlay } from '~/components/loading-overlay/loading-overlay';
import { PanelHint, SelectionPanel } from '~/components/tree-and-panel';
import { OrganisationEditor } from './organisation-editor';
import classes from './organisation-panel.module.css';

interface OrganisationPanelProps {
  isCreating: boolean;
  /** Undefined when there is none, and while it loads. */
  organisation: Organisation | undefined;
  /** Id of the parent of a new organisation. Null for a root. */
  parentID: string | null;
  /** Whether the selected organisation is still loading. */
  isLoading: boolean;
  /** Whether no organisation has the selected id. */
  isMissing: boolean;
  /** Why the selected organisation could not be read. */
  error: Error | null;
  onRetry: () => void;
  /** Number of saves. After each one the form restarts from the saved record. */
  saves: number;
  onSaved: (saved: Organisation, before: Organisation | undefined) => void;
  onCancel: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Returns to the tree when it is not beside the form. */
  onBack: () => void;
}

/** The organisation form, or a hint (docs/product/organisations-page.md#organisation-form). */
export function OrganisationPanel(props: OrganisationPanelProps) {
  const { organisation, isCreating } = props;
  const options = useQueries({
    queries: [
      posCoreInstanceQueries.values(),
      integrationServerQueries.values(),
      organisationQueries.parentValues(),
    ],
  });
  const failed = options.filter(({ isError }) => isError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
    if (props.error) props.onRetry();
  };
  const error = failed[0]?.error ?? props.error;
  const hasOptions = options.every(({ data }) => data !== undefined);
  const isWanted = isCreating || organisation !== undefined;
  const isWaiting =
    props.isLoading ||
    (isWanted && !hasOptions && !error) ||
    failed.some(({ isFetching }) => isFetching);

  return (
    <SelectionPanel
      ref={props.heading}
      className={classes.panel}
      title={isCreating ? 'New organisation' : organisation?.name || 'Organisation'}
      onBack={props.onBack}
    >
      <LoadingOverlay isLoading={isWaiting} error={error} onRetry={retry}>
        {isWanted && hasOptions ? (
          <OrganisationEditor
            key={`${isCreating ? 'new' : organisation?.organisationID} ${props.saves}`}
            organisation={isCreating ? undefined : organisation}
            parentID={props.parentID}
            onSaved={(saved) => props.onSaved(saved, isCreating ? undefined : organisation)}
            onCancel={props.onCancel}
          />
        ) : (
          <PanelHint>
            {props.isMissing
              ? 'There is no organisation with this id. It may have been deleted.'
              : 'Select an organisation to see and edit it.'}
          </PanelHint>
        )}
      </LoadingOverlay>
    </SelectionPanel>
  );
}
