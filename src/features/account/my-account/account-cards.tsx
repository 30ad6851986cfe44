import '@mantine/core/styles/Badge.css';
import { Badge } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { currencyQueries } from '~/api/currencies';
import { localeQueries } from '~/api/locales';
import type { UserSummary } from '~/api/user-summary';
import { SafeLink } from '~/components/safe-link';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { shownName } from '~/domain/shown-name';
import { useOptionalSession } from '~/session/session';
import { membershipsOf } from './memberships';
import classes from './my-account.module.css';

/** Shows the name, address, locale and currency of a person. The address is known to its owner. */
export function ProfileCard({ userId, summary }: { userId: string; summary: UserSummary }) {
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

type AccountCard = ComponentProps<typeof SummaryCard>;

/**
 * The flags that grant the parts of Insights, and the names of the parts
 * (docs/product/account-and-anonymous.md#insights-access).
 */
const insightsParts = [
  ['insightsAggregatesReadAccess', 'Dashboards and Reports'],
  ['insightsTransactionAccess', 'Transactions View'],
  ['insightsAggregatesUpdateAccess', 'Remapping Labels'],
] as const;

const insightsCard = (summary: UserSummary): AccountCard => ({
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
});

/** The organisations of a person, what gives the access to each, and the role in it. */
const membershipCard = (
  memberships: ReturnType<typeof membershipsOf>,
  isOpen: (organisationID: string) => boolean,
): AccountCard => ({
  title: 'Organisation Membership',
  count: memberships.length,
  emptyText: 'No organisation. The administrators of an organisation invite people to it.',
  entries: memberships.map(({ organisationID, organisationName: name, ways, isAdministrator }) => ({
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
  })),
});

/** The pending invitations of a person, who can accept their own here. */
const invitesCard = ({ organisationUserInvites, currentUser }: UserSummary): AccountCard => ({
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
        currentUser && !token ? 'Open the link in the mail to accept' : email && `Sent to ${email}`,
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
});

/** The documents that the person has agreed to, each with a link to its text. */
const agreementsCard = ({ latestConsentDocuments: documents }: UserSummary): AccountCard => ({
  title: 'Consented Agreements',
  count: documents.length,
  emptyText: 'No agreement was needed so far.',
  entries: documents.map(({ consentDocumentID: key, title, version }) => ({
    key,
    name: (
      <SafeLink
        address={`/authentication/ViewConsentDocument?consentDocumentID=${encodeURIComponent(key)}`}
      >
        {title || 'No title'}
      </SafeLink>
    ),
    note: version ? `Version ${version}` : undefined,
  })),
});

/**
 * Returns the cards that list the access, the invitations and the agreements of a person.
 * @param isOpen whether the signed-in person can open the pages of an organisation
 */
export const accountCards = (
  summary: UserSummary,
  isOpen: (organisationID: string) => boolean,
): AccountCard[] => [
  insightsCard(summary),
  membershipCard(membershipsOf(summary.organisationUserLinks), isOpen),
  invitesCard(summary),
  agreementsCard(summary),
];
