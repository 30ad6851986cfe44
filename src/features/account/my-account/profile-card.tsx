import { useQuery } from '@tanstack/react-query';
import { currencyQueries } from '~/api/currencies';
import { localeQueries } from '~/api/locales';
import type { UserSummary } from '~/api/user-summary';
import { SummaryCard } from '~/components/summary-card/summary-card';
import { TextLink } from '~/components/text-link';
import classes from './my-account.module.css';

interface ProfileCardProps {
  userId: string;
  summary: UserSummary;
  /** The address of the person; undefined where it is not known. */
  email: string | undefined;
  /** What the signed-in person can edit. */
  edits: 'own profile' | 'user' | 'nothing';
}

/** Shows the name, address, locale and currency of a person. */
export function ProfileCard({ userId, summary, email, edits }: ProfileCardProps) {
  const { fullName, locale, defaultCurrencyCode } = summary;
  const { data: locales = [] } = useQuery(localeQueries.list());
  const { data: currencies = [] } = useQuery(currencyQueries.list());
  const localeName = locales.find((known) => known.locale === locale)?.name;
  const currencyName = currencies.find(({ code }) => code === defaultCurrencyCode)?.name;
  const facts = [
    { label: 'Full Name', text: fullName },
    { label: 'Email', text: email },
    { label: 'Locale', text: localeName ? `${localeName} (${locale})` : locale },
    {
      label: 'Currency',
      text: currencyName ? `${defaultCurrencyCode} - ${currencyName}` : defaultCurrencyCode,
    },
  ];
  return (
    <SummaryCard
      title="Profile"
      action={
        edits === 'own profile' ? (
          <TextLink to="/profile">Edit profile</TextLink>
        ) : edits === 'user' ? (
          <TextLink to="/admin/users/edit/$id" params={{ id: userId }}>
            Edit user
          </TextLink>
        ) : null
      }
    >
      <dl className={classes.facts}>
        {facts.map(({ label, text }) =>
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
