import { Badge, SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { ApiError } from '~/api/api-error';
import { organisationQueries } from '~/api/organisations';
import { currencyQueries, localeQueries } from '~/api/reference-data';
import { type UserSummary, userSummaryQueries } from '~/api/user-summary';
import { LinkButton } from '~/components/link-button';
import { NoticePanel } from '~/components/notices/notice-panel';
import { PageHeading } from '~/components/page-heading';
import { SafeLink } from '~/components/safe-link';
import { SummaryCard, SummaryOverlay } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { shownName, shownText } from '~/domain/shown-name';
import { UserSessions } from '~/pickers/user-sessions/user-sessions';
import { useOptionalSession } from '~/session/session';
import { canVisit, membershipsOf } from './memberships';
import classes from './my-account.module.css';

const from = '/_signed-in/user/$userId';

/** My Account (docs/product/account-and-anonymous.md#my-account). */
export function MyAccountScreen() {
  const { userId } = useParams({ from });
  const read = useQuery(userSummaryQueries.single(userId));
  const { data, error } = read;
  const { isSuperUser = false, isAnonymous = false } = useOptionalSession() ?? {};
  const ownLinks = data?.currentUser ? data.organisationUserLinks : [];
  const administered = new Set(
    ownLinks.filter(({ isOrgAdmin }) => isOrgAdmin).map(({ organisationID }) => organisationID),
  );
  // The list gives the parents, which matter only to an administrator who is no super user.
  const isOfInterest = !isSuperUser && administered.size > 0;
  const { data: listed = [] } = useQuery({ ...organisationQueries.list(), enabled: isOfInterest });
  const isOpen = (organisationID: string) =>
    isSuperUser || canVisit(organisationID, administered, listed);

  if (error instanceof ApiError && [403, 404].includes(error.status)) {
    return (
      <>
        <PageHeading>My Account</PageHeading>
        <NoticePanel
          message={error.message}
          way={
            isAnonymous
              ? 'Sign out to use another account.'
              : 'Only its owner and super users can see an account.'
          }
          actions={isAnonymous ? null : <LinkButton to="/user">My own account</LinkButton>}
        />
      </>
    );
  }
  const name = data?.fullName;
  // An empty line keeps the room of a name that is not known yet.
  const subtitle = data ? (name && !data.currentUser ? `Account of ${name}` : name) : '\u00a0';
  return (
    <>
      <PageHeading subtitle={subtitle}>My Account</PageHeading>
      <SummaryOverlay read={read}>
        {(summary) => (
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
            <ProfileCard summary={summary} />
            {accountCards(summary, isOpen).map((card) => (
              <SummaryCard key={card.title} {...card} />
            ))}
            {summary.currentUser && <UserSessions userID={userId} />}
          </SimpleGrid>
        )}
      </SummaryOverlay>
    </>
  );
}

/** Shows the name, address, locale and currency of a person. The address is known to its owner. */
function ProfileCard({ summary }: { summary: UserSummary }) {
  const { userId } = useParams({ from });
  const session = useOptionalSession();
  const { currentUser: isOwn, fullName, locale, defaultCurrencyCode } = summary;
  const { data: locales = [] } = useQuery(localeQueries.list());
  const { data: currencies = [] } = useQuery(currencyQueries.list());
  const localeName = locales.find((known) => known.locale === locale)?.name;
  const currencyName = currencies.find(({ code }) => code === defaultCurrencyCode)?.name;
  const facts = {
    'Full Name': fullName,
    Email: isOwn ? session?.user.email : undefined,
    Locale: localeName ? `${localeName} (${locale})` : locale,
    Currency: currencyName ? `${defaultCurrencyCode} - ${currencyName}` : defaultCurrencyCode,
  };
  const edit = isOwn ? (
    <TextLink to="/profile">Edit profile</TextLink>
  ) : session?.isSuperUser ? (
    <TextLink to="/admin/users/edit/$id" params={{ id: userId }}>
      Edit user
    </TextLink>
  ) : null;
  return (
    <SummaryCard title="Profile" action={edit}>
      <dl className={classes.facts}>
        {Object.entries(facts).map(([label, text]) =>
          text ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </SummaryCard>
  );
}

/**
 * The flags that grant the parts of Insights, and the names of the parts
 * (docs/product/account-and-anonymous.md#insights-access).
 */
const insightsParts = [
  ['insightsAggregatesReadAccess', 'Dashboards and Reports'],
  ['insightsTransactionAccess', 'Transactions View'],
  ['insightsAggregatesUpdateAccess', 'Remapping Labels'],
] as const;

/**
 * Returns the cards that list the access, the invitations and the agreements of a person.
 * @param isOpen whether the signed-in person can open the pages of an organisation
 */
function accountCards(
  summary: UserSummary,
  isOpen: (organisationID: string) => boolean,
): ComponentProps<typeof SummaryCard>[] {
  const { currentUser, organisationUserInvites, latestConsentDocuments: documents } = summary;
  const memberships = membershipsOf(summary.organisationUserLinks);
  return [
    {
      title: 'Insights access',
      entries: insightsParts.map(([flag, name]) => ({
        key: flag,
        name,
        badge: (
          <Badge size="sm" variant="light" color={summary[flag] ? 'green' : 'gray'}>
            {summary[flag] ? 'Granted' : 'Denied'}
          </Badge>
        ),
      })),
    },
    {
      title: 'Organisation Membership',
      count: memberships.length,
      emptyText: 'No organisation. The administrators of an organisation invite people to it.',
      entries: memberships.map(
        ({ organisationID, organisationName: name, ways, isAdministrator }) => ({
          key: organisationID,
          name: isOpen(organisationID) ? (
            <TextLink to="/organisation/$orgId" params={{ orgId: organisationID }} title={name}>
              {name}
            </TextLink>
          ) : (
            <span title={name}>{name}</span>
          ),
          detail: <span className={classes.ways}>{ways.join(', ')}</span>,
          note: isAdministrator ? undefined : 'Member',
          badge: isAdministrator ? (
            <Badge size="sm" variant="light">
              Administrator
            </Badge>
          ) : undefined,
        }),
      ),
    },
    {
      title: 'Pending Invites',
      count: organisationUserInvites.length,
      emptyText: 'No invitation waits to be accepted.',
      entries: organisationUserInvites.map((invite) => {
        const { organisationUserInviteID: key, token, email } = invite;
        const name = shownName(invite.organisationName);
        return {
          key,
          name: <span title={name}>{name}</span>,
          detail:
            currentUser && !token
              ? 'Open the link in the mail to accept'
              : email && `Sent to ${email}`,
          note:
            currentUser && token && email ? (
              // Loading the page accepts the invitation, so hovering must not preload it.
              <TextLink
                to="/invitations/validate/$token/$email"
                params={{ token, email }}
                preload={false}
                aria-label={`Accept the invitation to ${name}`}
              >
                Accept
              </TextLink>
            ) : undefined,
        };
      }),
    },
    {
      title: 'Consented Agreements',
      count: documents.length,
      emptyText: 'No agreement was needed so far.',
      entries: documents.map(({ consentDocumentID: key, title, version }) => ({
        key,
        name: (
          <SafeLink
            address={`/authentication/ViewConsentDocument?consentDocumentID=${encodeURIComponent(key)}`}
          >
            {shownText(title, 'No title')}
          </SafeLink>
        ),
        note: version ? `Version ${version}` : undefined,
      })),
    },
  ];
}
