import { IconBuilding, IconSelector, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ApiError } from '~/api/api-error';
import { listedOrganisation } from '~/api/listed-organisation';
import { organisationLabelOf } from '~/domain/shown-name';
import { type Session, useOptionalSession } from '~/session/session';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import { headerTools, LatePanel } from '../header/header-tools';
import type { ListedOrganisation } from './organisation-list';
import classes from './organisation-switcher.module.css';

const none: ListedOrganisation[] = [];

/**
 * Returns what is known of the organisations after the list failed. A back end may keep the list to
 * super users: then an administrator has the organisation of the session, whose code is not known.
 */
export function knownOrganisations(error: Error, session: Session | null): ListedOrganisation[] {
  const isRefused = error instanceof ApiError && refusals.includes(error.status);
  if (!isRefused || !session?.organisation || session.isSuperUser) return none;
  return [{ ...session.organisation, organisationCode: '' }];
}

// 405 and 501: the back end does not have the call at all.
const refusals: readonly number[] = [403, 404, 405, 501];

/** Returns the organisation of the shown page, as far as it is known. */
export function useShownOrganisation() {
  const orgId = useParams({ strict: false, select: (params) => params.orgId });
  const session = useOptionalSession();
  const knownAfter = useCallback(
    (failure: Error) => knownOrganisations(failure, session),
    [session],
  );
  const { data, error } = useQuery({
    ...listedOrganisation(orgId ?? ''),
    enabled: orgId !== undefined,
  });
  const known = error ? knownAfter(error) : none;
  const current = data ?? known.find(({ organisationID }) => organisationID === orgId);
  return { orgId, current, error, knownAfter };
}

/**
 * Switches between organisations (docs/product/shell.md#organisation-switcher). The page loads the
 * current one alone, since the list may be long. The list is empty if its call fails.
 */
export function OrganisationSwitcher() {
  const navigate = useNavigate();
  const { orgId, current, error, knownAfter } = useShownOrganisation();
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
            <IconBuilding size={16} aria-hidden />
            <span className={classes.label}>{label}</span>
            <IconSelector size={14} aria-hidden />
          </>
        }
      >
        {(close) => (
          <LatePanel close={close}>
            {({ OrganisationList }) => (
              <OrganisationList
                currentId={orgId}
                knownAfter={knownAfter}
                failure={error}
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
          <IconX size={16} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
