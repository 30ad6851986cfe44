import type { ScrolledFrames } from './pages/shared/list-probe';
import type { ComparisonLine } from './report/comparison-table';
import { milliseconds } from './report/units';
import { median, percentile } from './statistics';

/** How scrolling through a list went, in milliseconds where nothing else is said. */
export interface ScrollResult {
  /** The 95th percentile, over all rounds, from one frame to the next. */
  frame: number;
  /** The same of the time that the page worked on a frame. */
  work: number;
  /** Frames without a row in the middle of the list, out of all of all rounds. */
  blankFrames: number;
  /** Elements of the document afterwards. */
  elements: number;
}

/** What several rounds of scrolling come to. */
export function scrollResultOf(rounds: readonly ScrolledFrames[]): ScrollResult {
  const slowest = (values: number[]) => percentile(values, 0.95);
  return {
    frame: slowest(rounds.flatMap(({ frames }) => frames)),
    work: slowest(rounds.flatMap(({ work }) => work)),
    blankFrames: rounds.reduce((sum, { blankFrames }) => sum + blankFrames, 0),
    elements: median(rounds.map(({ elements }) => elements)),
  };
}

/** The lines of a comparison that are about scrolling. */
export const scrollLines: readonly ComparisonLine<ScrollResult>[] = [
  { title: '95th percentile frame while scrolling', value: 'frame', unit: milliseconds },
  { title: '95th percentile of the work on a frame', value: 'work', unit: milliseconds },
  { title: 'Frames without rows', value: 'blankFrames', unit: String },
  { title: 'Elements after scrolling', value: 'elements', unit: String },
];
