import { type MantineThemeOverride, MantineThemeProvider } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './anonymous-page.module.css';

interface AnonymousPageProps {
  title: string;
  /** Shows what the page is about. Screen readers do not read it. */
  icon: Icon;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** The outcome, as the colour of the icon. The text has to say it as well. */
  tone?: 'neutral' | 'good' | 'bad';
  children?: ReactNode;
  /** A line below the card with another option, such as a link. */
  footer?: ReactNode;
}

// The page has few fields, so they are larger than in the dense screens of the console.
const roomy = { defaultProps: { size: 'sm' } };
const theme: MantineThemeOverride = {
  components: {
    Button: { defaultProps: { size: 'md' } },
    Input: roomy,
    InputWrapper: roomy,
    InputLabel: roomy,
    InputDescription: roomy,
    TextInput: roomy,
    PasswordInput: roomy,
    Select: { defaultProps: { size: 'sm', allowDeselect: false } },
    Checkbox: roomy,
  },
};

/** The frame of every page that works without a sign-in: one card in the middle. */
export function AnonymousPage(props: AnonymousPageProps) {
  const { title, icon: TitleIcon, intro, tone = 'neutral', children, footer } = props;
  return (
    <MantineThemeProvider theme={theme} inherit>
      <div className={classes.page}>
        <section className={classes.card}>
          <div className={classes.icon} data-tone={tone} aria-hidden="true">
            <TitleIcon size="1.625rem" stroke={1.75} />
          </div>
          <h1 className={classes.heading} tabIndex={-1}>
            {title}
          </h1>
          {intro ? <div className={classes.intro}>{intro}</div> : null}
          {children ? <div className={classes.content}>{children}</div> : null}
        </section>
        {footer ? <div className={classes.footer}>{footer}</div> : null}
      </div>
    </MantineThemeProvider>
  );
}
