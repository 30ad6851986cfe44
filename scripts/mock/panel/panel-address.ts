import { safeReturnUrl } from '../../../service/authentication/return-url';
import { screenAt } from '../screens/screens';

export const panelViews = ['screen', 'all', 'log'] as const;
export type PanelView = (typeof panelViews)[number];

/** What the address of the panel says. */
export interface PanelAddress {
  /** The page of the console to which the panel belongs. */
  from: string;
  view: PanelView;
  /** The search text. The script searches without a request. */
  q: string;
  /** The id of the call that the log shows with its bodies. */
  call: number | null;
  /** The operation for which somebody writes an answer; null for none. */
  answer: string | null;
}

/** Reads the address of the panel, or a form that keeps it. */
export function readPanelAddress(field: (name: string) => string | null): PanelAddress {
  const from = safeReturnUrl(field('from') ?? undefined);
  const view = panelViews.find((name) => name === field('view'));
  return {
    from,
    view: view ?? (screenAt(from) ? 'screen' : 'all'),
    q: field('q')?.trim() ?? '',
    call: Number(field('call')) || null,
    answer: field('answer') || null,
  };
}

/** Writes an address that readPanelAddress reads. */
export function panelAddress({ from, view, q, call, answer }: PanelAddress, anchor = ''): string {
  const search = new URLSearchParams({
    view,
    from,
    ...(q !== '' && { q }),
    ...(call !== null && { call: String(call) }),
    ...(answer !== null && { answer }),
  });
  return `/mock?${search}${anchor && `#${anchor}`}`;
}

/** The address of the console beside the panel. The page's own address follows. */
export const besidePrefix = '/mock/beside';

/** The address of the editor of an own answer. It returns to the address from which it was opened. */
export const editorAddress = (address: PanelAddress, operationId: string): string =>
  panelAddress({ ...address, answer: operationId }, 'own-answer');
