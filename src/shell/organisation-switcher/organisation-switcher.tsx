import { IconBuilding, IconSelector, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '~/api/api-error';
import { listedOrganisations } from '~/api/listed-organisations';
import { organisationLabelOf } from '~/domain/shown-name';
import { type Session, useOptionalSession } from '~/session/session';
import { DisclosureMenu } from '../disclosure/disclosure-menu';
import { latePart } from '../late-part';
import type { ListedOrganisation, OrganisationListProps } from './organisation-list';
import classes from './organisation-switcher.module.css';

const none: ListedOrganisation[] = [];

/** The list with its search. */
const organisationList = latePart(async () => {
  const { OrganisationList } = await import('./organisation-list');
  return OrganisationList;
});

/**
 * Returns what is known of the organisations after the list failed. A back end may keep the list to
 * super users: then an administrator has the organisation of the session, whose code is not known.
 */
function knownOrganisations(error: Error, session: Session | null): ListedOrganisation[] {
  const isRefused = error instanceof ApiError && refusals.includes(error.status);
  if (!isRefused || !session?.organisation || session.isSuperUser) return none;
  return [{ ...session.organisation, organisationCode: '' }];
}

// 405 and 501: the back end does not have the call at all.
const refusals: readonly number[] = [403, 404, 405, 501];

/**
 * Switches between organisations (docs/product/shell.md#organisation-switcher). The list may be
 * long, so it loads on demand. It is empty if the call fails.
 */
export function OrganisationSwitcher() {
  const navigate = useNavigate();
  const orgId = useParams({ strict: false, select: (params) => params.orgId });
  const [isWanted, setIsWanted] = useState(false);
  const session = useOptionalSession();
  const { data, error, isPending } = useQuery({
    ...listedOrganisations(),
    enabled: isWanted || orgId !== undefined,
  });
  const organisations = data ?? (error ? knownOrganisations(error, session) : none);
  const current = organisations.find(({ organisationID }) => organisationID === orgId);
  const label = current ? organisationLabelOf(current) : 'Choose an organisation';

  return (
    <div className={classes.switcher}>
      <DisclosureMenu
        label={current ? `Organisation: ${label}` : label}
        buttonClassName={classes.button}
        panelClassName={classes.panel}
        onIntent={() => {
          setIsWanted(true);
          organisationList.prepare();
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
          <SwitcherPanel
            organisations={organisations}
            currentId={orgId}
            isLoading={isPending}
            onChoose={(chosenId) => {
              close();
              void navigate({ to: '/organisation/$orgId', params: { orgId: chosenId } });
            }}
          />
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

function SwitcherPanel(props: OrganisationListProps) {
  const List = organisationList.usePart(true);
  if (List) return <List {...props} />;
  return (
    <p className={classes.note} role="status">
      Loading...
    </p>
  );
}
