import { Button } from '@mantine/core';
import type { PanelFocus } from '~/components/tree-and-panel';
import { useAuthorisationsAddress } from './authorisation-tree';
import { type AuthorisationSelection, unauthorised } from './child-authorisations';
import { noSelection } from './no-selection';
import { OrganisationList } from './organisation-list';
import { UpdatePanel } from './update-panel';
import { VersionDetails } from './version-details';
import classes from './version-details.module.css';

/** The content of the right panel: the details of an entry, its update form and its organisations. */
export function SelectedEntry(props: AuthorisationSelection & { focus: PanelFocus }) {
  const { focus, ...selection } = props;
  const { group, listed } = selection;
  const { search, change } = useAuthorisationsAddress();
  return (
    <>
      <VersionDetails {...selection} />
      {listed.length > 0 ? (
        <div className={classes.part}>
          <h3 className={classes.partHeading}>Change version</h3>
          {/* Another application starts without the date of the one before. */}
          <UpdatePanel key={search.app} {...selection} focus={focus} />
        </div>
      ) : null}
      <div className={classes.part}>
        <OrganisationList key={`${search.app} ${search.version}`} {...selection} />
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
