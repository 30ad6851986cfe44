import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '~/testing/render';
import { PackageIcon } from './package-icon';

const data = 'data:image/png;base64,AAAA';
const shown = (address: string | null) => {
  const { container, rerender } = render(<PackageIcon address={address} />);
  return {
    image: () => container.querySelector('img'),
    parcel: () => container.querySelector('svg'),
    showInstead: (other: string) => rerender(<PackageIcon address={other} />),
  };
};

test('shows the icon with an empty alternative text', () => {
  expect(shown(data).image()).toHaveAttribute('src', data);
  expect(shown(data).image()).toHaveAttribute('alt', '');
});

test.each([null, '', 'https://icons.test/a.png', 'javascript:alert(1)'])(
  'shows a parcel for %j',
  (address) => {
    const { image, parcel } = shown(address);
    expect(image()).toBeNull();
    expect(parcel()).toBeVisible();
  },
);

test('a broken icon becomes the parcel until another address arrives', () => {
  const { image, parcel, showInstead } = shown('/missing.png');
  fireEvent.error(image() as Element);
  expect(image()).toBeNull();
  expect(parcel()).toBeVisible();
  showInstead(data);
  expect(image()).toHaveAttribute('src', data);
});
