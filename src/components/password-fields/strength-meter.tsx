import { VisuallyHidden } from '@mantine/core';
import { passwordStrength, passwordStrengths } from '~/domain/password-strength';
import classes from './strength-meter.module.css';

/** The strength of a password, as a text and as a bar of five parts. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = password === '' ? undefined : passwordStrength(password);
  const reached = strength ? passwordStrengths.indexOf(strength) : -1;
  return (
    <div className={classes.meter}>
      <div className={classes.bar} data-strength={reached} aria-hidden="true">
        {passwordStrengths.map((step, index) => (
          <span key={step} className={classes.part} data-filled={index <= reached || undefined} />
        ))}
      </div>
      <p role="status" className={classes.label}>
        {strength ? (
          <>
            <VisuallyHidden>Password strength: </VisuallyHidden>
            {strength}
          </>
        ) : null}
      </p>
    </div>
  );
}
