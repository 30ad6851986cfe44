import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '~/testing/render';
import { SummaryList } from './summary-card';

const link = (name: string) => screen.getByRole('link', { name });

test('Tab stops once at a list, and arrows, Home and End move through its links', async () => {
  const entries = ['One', 'Two', 'Three'].map((name) => ({
    key: name,
    name: <a href={`/${name}`}>{name}</a>,
  }));
  const { user } = render(
    <>
      <SummaryList label="Clients" entries={entries} emptyText="None" />
      <button type="button">After</button>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('list', { name: 'Clients' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('One')).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  expect(link('Three')).toHaveFocus();
  await user.keyboard('{ArrowDown}{Home}');
  expect(link('One')).toHaveFocus();
  await user.keyboard('{End}');
  expect(link('Three')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
