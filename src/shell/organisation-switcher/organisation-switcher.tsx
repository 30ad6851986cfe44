import { IconBuilding, IconSelector, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { organisationLabelOf } from '~/domain/shown-name';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import { headerTools, LatePanel } from '../header/header-tools';
import classes from './organisation-switcher.module.css';
import { useShownOrganisation } from './shown-organisation';

/**
 * Switches between organisations (docs/product/shell.md#organisation-switcher). The page loads the
 * current one alone, since the list may be long. The list is empty if its call fails.
 */
export function OrganisationSwitcher() {
  const navigate = useNavigate();
  const { orgId, current } = useShownOrganisation();
  const queryClient = useQueryClient();
  const label = current ? organisationLabelOf(current) : 'Choose an organisation';

  return (
    <div className={classes.switcher}>
      <DisclosureMenu
        label={current ? `Organisation: ${label}` : label}
        buttonClassName={classes.button}
        panelClassName={classes.panel}
        onIntent={() => {
          headerTools.load().then(
            ({ prepareList }) => prepareList(queryClient),
            () => {},
          );
        }}
        face={
          <>
            <IconBuilding size="1rem" aria-hidden />
            <span className={classes.label} dir="auto">
              {label}
            </span>
            <IconSelector size="0.875rem" aria-hidden />
          </>
        }
      >
        {(close) => (
          <LatePanel close={close}>
            {({ OrganisationList }) => (
              <OrganisationList
                onChoose={(chosenId) => {
                  close();
                  void navigate({ to: '/organisation/$orgId', params: { orgId: chosenId } });
                }}
              />
            )}
          </LatePanel>
        )}
      </DisclosureMenu>
      {orgId ? (
        <button
          type="button"
          className={classes.clear}
          aria-label="Clear organisation"
          onClick={() => void navigate({ to: '/organisation' })}
        >
          <IconX size="1rem" aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
