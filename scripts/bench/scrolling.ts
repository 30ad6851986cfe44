import type { ScrolledFrames } from './pages/shared/list-probe';
import type { ComparisonLine } from './report/comparison-table';
import { milliseconds } from './report/units';
import { median, percentile } from './statistics';

/** Results of scrolling through a list, in milliseconds unless a field says otherwise. */
export interface ScrollResult {
  /** The 95th percentile, over all rounds, from one frame to the next. */
  frame: number;
  /** The 95th percentile of the time that the page worked on a frame. */
  work: number;
  /** The number of frames without a row in the middle of the list, over all rounds. */
  blankFrames: number;
  /** Elements of the document after the scrolling. */
  elements: number;
}

/** Combines the frames of several rounds of scrolling. */
export function scrollResultOf(rounds: readonly ScrolledFrames[]): ScrollResult {
  const slowest = (values: number[]) => percentile(values, 0.95);
  return {
    frame: slowest(rounds.flatMap(({ frames }) => frames)),
    work: slowest(rounds.flatMap(({ work }) => work)),
    blankFrames: rounds.reduce((sum, { blankFrames }) => sum + blankFrames, 0),
    elements: median(rounds.map(({ elements }) => elements)),
  };
}

/** The lines of a comparison for scrolling. */
export const scrollLines: readonly ComparisonLine<ScrollResult>[] = [
  { title: '95th percentile frame while scrolling', value: 'frame', unit: milliseconds },
  { title: '95th percentile of the work on a frame', value: 'work', unit: milliseconds },
  { title: 'Frames without rows', value: 'blankFrames', unit: String },
  { title: 'Elements after scrolling', value: 'elements', unit: String },
];
