import { Button } from '@mantine/core';
import { useState } from 'react';
import { LatePart, useLatePart } from '~/components/late-part';
import type { PanelFocus } from '~/components/tree-and-panel';
import { useAuthorisationsAddress } from './authorisation-tree';
import { noSelection } from './authorisations-search';
import { type AuthorisationSelection, unauthorised } from './child-authorisations';
import { OrganisationList } from './organisation-list';
import { UpdatePanel } from './update-panel';
import { VersionDetails } from './version-details';
import classes from './version-details.module.css';

/** The grid in which a person selects several organisations. */
const versionTools = new LatePart(() => import('./many/many-organisations'));

/** The content of the right panel: the details of an entry, its update form and its organisations. */
export function SelectedEntry(props: AuthorisationSelection & { focus: PanelFocus }) {
  const { focus, ...selection } = props;
  const { group, listed } = selection;
  const { search, change } = useAuthorisationsAddress();
  const [isForMany, setIsForMany] = useState(false);
  const late = useLatePart(versionTools, isForMany, setIsForMany);
  const many = isForMany ? late : undefined;
  const entry = `${search.app} ${search.version}`;
  return (
    <>
      <VersionDetails {...selection} />
      {listed.length > 0 && !many ? (
        <div className={classes.part}>
          <h3 className={classes.partHeading}>Change version</h3>
          {/* Another application starts without the date of the one before. */}
          <UpdatePanel key={search.app} {...selection} focus={focus} />
        </div>
      ) : null}
      <div className={classes.part}>
        {many ? (
          <many.ManyOrganisations key={entry} {...selection} actions={versionTools} />
        ) : (
          <OrganisationList key={entry} {...selection} />
        )}
        {listed.length > 1 || isForMany ? (
          <Button
            className={classes.others}
            variant="default"
            onClick={() => setIsForMany(!isForMany)}
          >
            {isForMany ? 'Select one organisation' : 'Select several organisations'}
          </Button>
        ) : null}
        {group && group.key !== unauthorised ? (
          <Button
            className={classes.others}
            variant="default"
            onClick={() => change({ ...noSelection, app: search.app, to: group.key })}
          >
            Authorise {group.name} for others
          </Button>
        ) : null}
      </div>
    </>
  );
}
