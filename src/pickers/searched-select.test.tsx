import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { organisationQueries } from '~/api/organisations';
import { createQueryClient } from '~/api/query-client';
import { answerCalls, coded } from '~/testing/answers';
import { longList } from '~/testing/long-lists';
import { pressEnter } from '~/testing/press-and-fill';
import { render } from '~/testing/render';
import { SearchedSelect } from './searched-select';

interface Option {
  key: string;
  value: string;
}

const call = 'GET /api/organisation/parentvalues';
const many = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({
    key: `id-${index}`,
    value: `Organisation ${String(index).padStart(5, '0')}`,
  }));

function setUp(
  value: string | null,
  answer: Parameters<typeof answerCalls>[0][string],
  ownId?: string,
) {
  const calls = answerCalls({ [call]: answer });
  const onChange = vi.fn();
  function Holder() {
    const [chosen, setChosen] = useState(value);
    return (
      <SearchedSelect
        label="Parent"
        optionsOf={organisationQueries.parentValues}
        leftOut={ownId}
        value={chosen}
        onChange={(next) => {
          onChange(next);
          setChosen(next);
        }}
      />
    );
  }
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <Holder />
    </QueryClientProvider>,
  );
  return { ...view, calls, onChange, input: screen.getByRole('combobox', { name: 'Parent' }) };
}

const searched = (options: Option[]) =>
  longList(options, { idOf: ({ key }) => key, textOf: ({ value }) => value });
const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const option = (name: string) => screen.findByRole('option', { name });

test('loads the first options and the name of the choice', async () => {
  const { answer, queries } = searched(many(10_000));
  const { input } = setUp('id-9876', answer);
  await waitFor(() => expect(input).toHaveValue('Organisation 09876'));
  expect(queries).toEqual(['?limit=20', '?ids=id-9876']);
});

test('asks for more when it opens, and for what a person types, with one call', async () => {
  const { answer, queries } = searched(many(10_000));
  const { user, input, onChange } = setUp(null, answer);
  await waitFor(() => expect(queries).toEqual(['?limit=20']));
  await user.click(input);
  await option('Organisation 00098');
  expect(queries).toEqual(['?limit=20', '?limit=100']);
  await user.clear(input);
  await user.type(input, '09999');
  expect((await screen.findAllByText('Searching...')).at(-1)).toBeVisible();
  await user.click(await option('Organisation 09999'));
  expect(queries).toEqual(['?limit=20', '?limit=100', '?limit=100&search=09999']);
  expect(onChange).toHaveBeenLastCalledWith('id-9999');
  expect(input).toHaveValue('Organisation 09999');
});

test('the arrow keys and Enter choose a match', async () => {
  const { user, input, onChange } = setUp(null, searched(many(10_000)).answer);
  await user.click(input);
  await option('Organisation 00098');
  await user.clear(input);
  await user.type(input, '05555');
  await option('Organisation 05555');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('id-5555');
});

test('a text that no call takes is not searched for, since no name is as long', async () => {
  const { answer, queries } = searched(many(2_000));
  const { user, input } = setUp(null, answer);
  await user.click(input);
  await option('Organisation 00000');
  const sent = queries.length;
  await user.paste('x'.repeat(129));
  expect(
    await screen.findByText('No matches', { selector: '[role="status"]' }),
  ).toBeInTheDocument();
  expect(queries).toHaveLength(sent);
});

test('a search without a match says so', async () => {
  const { user, input } = setUp(null, searched(many(10_000)).answer);
  await user.click(input);
  await option('Organisation 00098');
  await user.clear(input);
  await user.type(input, 'nowhere');
  expect(
    await screen.findByText('No matches', { selector: '[role="status"]' }),
  ).toBeInTheDocument();
});

test('leaves out the organisation itself, also from the matches', async () => {
  const { user, input } = setUp(null, searched(many(10_000)).answer, 'id-9999');
  await user.click(input);
  await option('Organisation 00098');
  await user.clear(input);
  await user.type(input, '0999');
  await option('Organisation 09998');
  expect(shown()).not.toContain('Organisation 09999');
});

const bars = (...numbers: number[]) =>
  numbers.map((number) => ({ key: `bar-00000${number}`, value: 'Bar' }));

test('choices with the same name show the end of their keys', async () => {
  const { user, input, onChange } = setUp(null, searched(bars(1, 2)).answer);
  await user.click(input);
  await option('Bar (…000001)');
  await user.click(await option('Bar (…000002)'));
  expect(onChange).toHaveBeenLastCalledWith('bar-000002');
  expect(input).toHaveValue('Bar (…000002)');
});

test('a match with the name of the choice does not change the typed text', async () => {
  const { answer, queries } = searched([...many(200), ...bars(1, 2)]);
  const { user, input } = setUp('bar-000001', answer);
  await waitFor(() => expect(input).toHaveValue('Bar'));
  await user.click(input);
  await option('Organisation 00098');
  await user.clear(input);
  await user.type(input, 'Ba');
  await option('Bar (…000002)');
  expect(input).toHaveValue('Ba');
  expect(queries.at(-1)).toBe('?limit=100&search=Ba');
  await user.click(await option('Bar (…000002)'));
  expect(input).toHaveValue('Bar (…000002)');
});

test('a short list is asked for once', async () => {
  const { answer, queries } = searched(many(3));
  const { user, input } = setUp(null, answer);
  await user.click(input);
  await option('Organisation 00002');
  await user.clear(input);
  await user.type(input, '00001');
  await waitFor(() => expect(shown()).toEqual(['Organisation 00001']));
  expect(queries).toEqual(['?limit=20']);
});

test('a back end without a search sends everything, and is asked once', async () => {
  const { user, input, calls } = setUp('id-9876', () => many(10_000));
  await waitFor(() => expect(input).toHaveValue('Organisation 09876'));
  await user.click(input);
  await user.clear(input);
  await user.type(input, '09999');
  await waitFor(() => expect(shown()).toEqual(['Organisation 09999']));
  expect(calls).toHaveLength(1);
});

test('a search that fails says so, and Retry repeats it', async () => {
  const { answer } = searched(many(10_000));
  let isBroken = true;
  const { user, input } = setUp(null, (body, request) =>
    isBroken && request.url.includes('search=') ? coded('BadRequest') : answer(body, request),
  );
  await user.click(input);
  await option('Organisation 00098');
  await user.clear(input);
  await user.type(input, '09999');
  expect(await screen.findByRole('alert')).toHaveTextContent('Parent could not be searched.');
  isBroken = false;
  await pressEnter('Retry');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(input).toHaveFocus();
});
