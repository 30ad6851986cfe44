import type { RegisteredRouter } from '@tanstack/react-router';
import { remember, remembered } from '~/components/remembered';
import { forgottenKeys } from '~/domain/console-names';
import { isRecord, type Json } from '~/domain/known-value';
import { mayOpen } from '~/session/role-for';
import type { Session } from '~/session/session';
import type { PaletteEntry } from './palette-entry';

/** A page that a person has visited. */
export type Place = Pick<PaletteEntry, 'path' | 'title' | 'detail'>;

const mostPlaces = 20;

/**
 * Reads the places that a person has visited, the last one first (docs/product/palette.md#recent-places).
 * The storage may have those of another person, and whatever another version or a program has written:
 * only addresses of the console that the role may open count.
 */
export function readPlaces(router: RegisteredRouter, session: Session): Place[] {
  try {
    const stored: Json = JSON.parse(remembered(forgottenKeys.places) ?? 'null');
    if (!isRecord(stored) || stored.userID !== session.userID) return [];
    const { places } = stored;
    if (!Array.isArray(places)) return [];
    return places.filter(isPlace).filter(({ path }) => mayOpen(router, path, session));
  } catch {
    return [];
  }
}

/** Puts a place before all others. The places of another person go. */
export function storePlace(router: RegisteredRouter, session: Session, place: Place): void {
  const others = readPlaces(router, session).filter(({ path }) => path !== place.path);
  const places = [place, ...others].slice(0, mostPlaces);
  remember(forgottenKeys.places, JSON.stringify({ userID: session.userID, places }));
}

const isPlace = (value: Json): value is Place =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  // A second slash would begin the name of another host.
  /^\/\w/.test(value.path) &&
  typeof value.title === 'string' &&
  ['string', 'undefined'].includes(typeof value.detail);
