import { TextLink } from '../text-link';
import classes from './version-chain.module.css';

const steps = [
  {
    word: 'Authorised',
    text: 'An organisation above allows the version.',
    to: '/organisation/$orgId/authorisations',
    page: 'Version Authorisation',
  },
  {
    word: 'Accepted',
    text: 'The organisation says where the version is installed, and from when.',
    to: '/organisation/$orgId/acceptances',
    page: 'Install Versions',
  },
  {
    word: 'Installed',
    text: 'The devices have installed the version, and report it.',
    to: '/organisation/$orgId/systemhealth',
    page: 'System Health',
  },
] as const;

interface VersionChainProps {
  orgId: string;
  /** The page that shows the chain. The others are links. */
  page: (typeof steps)[0 | 1]['page'];
}

/** Draws how a version reaches the devices (docs/product/versions-and-health.md#the-way-of-a-version). */
export function VersionChain({ orgId, page }: VersionChainProps) {
  return (
    <details className={classes.chain}>
      <summary className={classes.summary}>Authorised, accepted, installed: what is what?</summary>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li
            key={step.word}
            className={classes.step}
            aria-current={step.page === page ? 'step' : undefined}
          >
            <span className={classes.head}>
              <strong>{step.word}</strong>
              {step.page === page ? (
                <span className={classes.page}>on this page</span>
              ) : (
                <TextLink to={step.to} params={{ orgId }} className={classes.page}>
                  {step.page}
                </TextLink>
              )}
            </span>
            {step.text}
          </li>
        ))}
      </ol>
    </details>
  );
}
