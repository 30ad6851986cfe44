import { screen } from '@testing-library/react';

/**
 * Reads the widths of the columns of the shown grid from its style, since jsdom has no layout.
 * @returns pixels, in the order of the columns
 */
export function widthsOfColumns(): number[] {
  const template = screen.getByRole('grid').style.getPropertyValue('--grid-template');
  return [...template.matchAll(/[\d.]+(?=px)/g)].map(([width]) => Number(width));
}
