import type { ScrolledFrames } from './pages/shared/list-probe';
import type { ComparisonLine } from './report/comparison-table';
import { milliseconds } from './report/units';
import { percentile, type Rounds } from './statistics';

/** Results of scrolling through a list in each round, in milliseconds unless a field says otherwise. */
export interface ScrollResult {
  /** The 95th percentile from one frame to the next, in whole refresh intervals of the screen. */
  frame: Rounds;
  /** The 95th percentile of the time that the page worked on a frame. */
  work: Rounds;
  /** The number of frames without a row in the middle of the list. */
  blankFrames: Rounds;
  /** Elements of the document after the scrolling. */
  elements: Rounds;
}

/** The browser draws 60 frames in a second. Its clock differs from that by some tenths. */
const refreshInterval = 1000 / 60;
const inIntervals = (frame: number) => Math.round(frame / refreshInterval) * refreshInterval;

/** Combines the frames of each round of scrolling. */
export function scrollResultOf(rounds: readonly ScrolledFrames[]): ScrollResult {
  return {
    frame: rounds.map(({ frames }) => inIntervals(percentile(frames, 0.95))),
    work: rounds.map(({ work }) => percentile(work, 0.95)),
    blankFrames: rounds.map(({ blankFrames }) => blankFrames),
    elements: rounds.map(({ elements }) => elements),
  };
}

/** The lines of a comparison for scrolling. */
export const scrollLines: readonly ComparisonLine<ScrollResult>[] = [
  { title: '95th percentile frame while scrolling', value: 'frame', unit: milliseconds },
  { title: '95th percentile of the work on a frame', value: 'work', unit: milliseconds },
  { title: 'Frames without rows', value: 'blankFrames', unit: String },
  { title: 'Elements after scrolling', value: 'elements', unit: String },
];
