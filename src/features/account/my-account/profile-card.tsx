import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '~/api/currencies';
import { localeQueries } from '~/api/locales';
import type { UserSummary } from '~/api/user-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import { useOptionalSession } from '~/session/session-context';
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
