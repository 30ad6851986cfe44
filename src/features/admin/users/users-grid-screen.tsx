import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { currencyQueries } from '~/api/currencies';
import { localeQueries } from '~/api/locales';
import { type User, type UserBatch, useCommitUsers, userQueries } from '~/api/users';
import type { GridColumn } from '~/components/record-grid/grid-column';
import { gridOf, useGridAddress, useRowPages } from '~/components/record-grid/grid-page';
import { RecordGrid } from '~/components/record-grid/record-grid';
import { exactly } from '~/domain/contract/exact';
import { isEmailAddress } from '~/domain/email-structure';
import { hiddenCharactersError } from '~/domain/hidden-characters';
import { personalFieldsOf } from '~/domain/personal-fields';
import { userFields } from './user-form';

const newUser = (): User => ({ userID: '', ...personalFieldsOf(), scopes: [] });

const textColumns = (
  [
    ['shortName', 'Short Name', 200],
    ['fullName', 'Full Name', 300],
    ['email', 'Email', 300],
  ] as const
).map(
  ([key, header, width]): GridColumn<User> => ({
    key,
    header,
    width,
    editor: 'text',
    isRequired: true,
    maxLength: userFields.limits[key],
    validate: (user, isNew) =>
      key === 'email' ? emailError(user, isNew) : hiddenCharactersError(user[key]),
  }),
);

function emailError({ email }: User, isNew: boolean): string | undefined {
  if (!isNew || isEmailAddress(email.trim())) return undefined;
  return 'Enter an email address such as name@example.com.';
}

/**
 * Returns the columns. Locale and currency are selects without an empty option. The start of the
 * session loads their options.
 */
function useColumns(): readonly GridColumn<User>[] {
  const { data: locales } = useQuery(localeQueries.list());
  const { data: currencies } = useQuery(currencyQueries.list());
  return useMemo(
    () => [
      ...textColumns,
      {
        key: 'locale',
        header: 'Locale',
        width: 250,
        kind: 'select',
        editor: 'select',
        options: locales?.map(({ locale: value, name }) => ({
          value,
          label: `${name} (${value})`,
        })),
      },
      {
        key: 'defaultCurrencyCode',
        header: 'Default Currency',
        width: 250,
        kind: 'select',
        editor: 'select',
        options: currencies?.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` })),
      },
    ],
    [locales, currencies],
  );
}

/** Browse Users (docs/product/administration.md#browse-users). */
export function UsersGridScreen() {
  const address = useGridAddress();
  const list = useQuery(userQueries.list());
  const commit = useCommitUsers();
  const columns = useColumns();
  const pages = useRowPages((id) => ({ to: '/admin/users/edit/$id', params: { id } }));

  return (
    <RecordGrid
      title="Users"
      idKey="userID"
      labelKey="fullName"
      columns={columns}
      {...gridOf(list)}
      inPlace
      newRecord={newUser}
      onCommit={(batch) => commit.mutateAsync(exactly<UserBatch>()(batch))}
      {...pages}
      {...address}
    />
  );
}
