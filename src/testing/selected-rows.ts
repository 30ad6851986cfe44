import { screen } from '@testing-library/react';
import { renderGrid } from './people-grid';

export const bar = () => screen.getByRole('toolbar', { name: 'Selected rows' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const box = (name: string) => screen.getByRole('checkbox', { name });

/** Renders the grid of people, and begins to select rows. */
export const begin = async (props: Parameters<typeof renderGrid>[0] = {}) => {
  const grid = renderGrid(props);
  await grid.user.click(button('Select rows'));
  return grid;
};
