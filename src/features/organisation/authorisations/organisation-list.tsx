import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { RecordTree } from '~/components/record-tree/record-tree';
import { TextLink } from '~/components/text-link';
import { useSearchText } from '~/components/use-debounced-state';
import { bestMatches } from '~/domain/best-matches';
import { countText } from '~/domain/count-text';
import type { TreeNode } from '~/domain/tree-model';
import { useAuthorisationsAddress } from './authorisation-tree';
import type { AuthorisationSelection } from './child-authorisations';
import classes from './organisation-list.module.css';

interface OrganisationNode extends TreeNode<OrganisationNode> {
  organisationID: string;
  /** The name with the code, for the filter. */
  label: string;
  version: string | undefined;
}

/** A longer list has a filter. */
const manyOrganisations = 8;
const noIds: ReadonlySet<string> = new Set();
const nothing = () => {};

/** The organisations of the selected entry. A click chooses the one to update. */
export function OrganisationList({ groups, group, listed: organisations }: AuthorisationSelection) {
  const { search, change } = useAuthorisationsAddress();
  const selectedId = search.organisation;
  const filter = useSearchText(search.filter ?? '', (emitted) =>
    change({ filter: emitted || undefined }, { replace: true }),
  );
  const { text } = filter;
  // Filters without the debounce: the key after the last letter would act on a stale list.
  // A link can filter a short list too. The field stays when the user clears it.
  const isUseful = organisations.length > manyOrganisations || text !== '';
  const [hasFilter, setHasFilter] = useState(isUseful);
  if (isUseful && !hasFilter) setHasFilter(true);
  const all: OrganisationNode[] = useMemo(() => {
    // All organisations of a version have the same one.
    const versionNames = new Map(group ? [] : groups.map(({ key, name }) => [key, name]));
    return organisations.map((organisation) => ({
      id: `org:${organisation.id}`,
      organisationID: organisation.id,
      name: organisation.name,
      nameSuffix: organisation.code,
      label: organisation.label,
      version: versionNames.get(organisation.versionKey),
      hasChildren: false,
      children: null,
    }));
  }, [organisations, group, groups]);
  const nodes = useMemo(
    () => bestMatches(all, text, ({ name, nameSuffix, label }) => [name, nameSuffix, label]),
    [all, text],
  );

  return (
    <>
      <div className={classes.top}>
        <h3 className={classes.heading}>{countText(organisations.length, 'organisation')}</h3>
        {hasFilter ? (
          <TextInput
            className={classes.filter}
            aria-label="Filter organisations"
            placeholder="Filter name/code"
            leftSection={<IconSearch size="0.875rem" aria-hidden="true" />}
            error={filter.error}
            value={text}
            onChange={(event) => filter.setText(event.currentTarget.value)}
            onBlur={filter.flush}
          />
        ) : null}
      </div>
      {nodes.length > 0 ? (
        <RecordTree
          className={classes.list}
          label="Organisations"
          nodes={nodes}
          expandedIds={noIds}
          onExpandedChange={nothing}
          selectedId={selectedId === undefined ? undefined : `org:${selectedId}`}
          // A click on the selected organisation clears the choice.
          onSelect={({ organisationID: id }) =>
            change({ organisation: id === selectedId ? undefined : id })
          }
          renderDetails={renderDetails}
        />
      ) : null}
      <p role="status" className={classes.none}>
        {organisations.length > 0 && nodes.length === 0
          ? `No organisation matches "${text.trim()}".`
          : null}
      </p>
    </>
  );
}

const renderDetails = ({ organisationID, version, name }: OrganisationNode, tabIndex: 0 | -1) => (
  <span className={classes.details}>
    {version ? <span className={classes.version}>{version}</span> : null}
    <TextLink
      to="/organisation/$orgId"
      params={{ orgId: organisationID }}
      tabIndex={tabIndex}
      className={classes.open}
      aria-label={`Open summary of ${name}`}
    >
      Open summary
    </TextLink>
  </span>
);
