import { type AuthorisationNode, orgsText } from '../model/authorisation-nodes';
import classes from './version-badges.module.css';

type VersionBadgesProps = Pick<AuthorisationNode, 'isLatest' | 'badges'>;

/**
 * The badges of a row (docs/product/versions-and-health.md#authorisation-badges): Latest, and the
 * number of its organisations.
 */
export function VersionBadges({ isLatest, badges }: VersionBadgesProps) {
  return (
    <span className={classes.badges}>
      {isLatest ? <span className={classes.latest}>Latest</span> : null}
      {badges.map((badge) => (
        <span
          key={badge.note}
          className={classes.badge}
          data-colour={badge.isLatest ? 'green' : 'warning'}
          data-note={badge.note}
        >
          {/* The sign makes the badge readable without its colour. */}
          <span className={classes.mark} aria-hidden="true">
            {badge.isLatest ? '✓' : '!'}
          </span>
          {orgsText(badge.count)}
          <span className={classes.hidden}>{badge.note.slice(orgsText(badge.count).length)}</span>
        </span>
      ))}
    </span>
  );
}
