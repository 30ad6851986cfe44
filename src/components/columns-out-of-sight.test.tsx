import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { ColumnsOutOfSight } from './columns-out-of-sight';

/** The callback of the observer, and what it watches. */
let observed: Element[] = [];
let see: (entries: Partial<IntersectionObserverEntry>[]) => void = () => {};

beforeEach(() => {
  observed = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof see) {
        see = callback;
      }
      observe = (element: Element) => observed.push(element);
      disconnect = () => {};
    },
  );
});

const show = (visible: Record<string, number>) =>
  act(() =>
    see(
      observed.map((target) => ({
        target,
        intersectionRatio:
          visible[
            target.getAttribute('data-heading') ??
              target.querySelector('[data-name]')?.textContent ??
              ''
          ] ?? 1,
      })),
    ),
  );

function open() {
  const table = document.createElement('div');
  table.innerHTML =
    '<table><thead><tr><th><b data-name>Name</b></th><th><b data-name>Email</b><i>Filtered</i></th>' +
    '<th> </th><th><b data-name>Locale</b></th></tr></thead></table><i data-heading="Packages"></i>';
  render(<ColumnsOutOfSight frame={{ current: table }} columns="all" />);
}

test('names the columns that are cut or out of sight, in their order', () => {
  open();
  show({ Name: 1, Email: 0.5, Locale: 0, Packages: 0 });
  const hint = screen.getByText('More to the side: Email, Locale and Packages');
  expect(hint).toHaveAttribute('data-end-hidden', 'true');
  show({ Name: 0, Email: 1, Locale: 0.95 });
  expect(screen.getByText('More to the side: Name')).not.toHaveAttribute('data-end-hidden');
  show({});
  expect(screen.queryByText(/^More to the side/)).toBeNull();
  expect(document.querySelector('p'), 'the room of the names').toBeInTheDocument();
  expect(observed).toHaveLength(4);
});

test('the names have their room from the start, unless all columns are in sight', () => {
  open();
  expect(document.querySelector('p')).toBeInTheDocument();
  show({});
  expect(document.querySelector('p')).toBeNull();
});
