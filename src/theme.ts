import {
  type ButtonProps,
  createTheme,
  defaultVariantColorsResolver,
  type MantineTheme,
  type MantineThemeComponents,
} from '@mantine/core';

const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

// Controls of the console are compact: 30 px high, 13 px text.
const compact = { defaultProps: { size: 'xs' } };

// No transition, so that the focus is inside before the next key (decision 0059).
const atOnce = { defaultProps: { transitionProps: { duration: 0 } } };

// Only fields about the person themselves ask the browser for what it knows of the person (WCAG 1.3.5).
const ofRecords = { defaultProps: { size: 'xs', autoComplete: 'off' } };

const components: MantineThemeComponents = {
  Button: {
    ...compact,
    // A lower button has the letters of the others: Mantine's would be larger.
    vars: (_theme: MantineTheme, { size }: ButtonProps) => ({
      root: size === 'compact-sm' ? { '--button-fz': 'var(--mantine-font-size-xs)' } : {},
    }),
  },
  Input: compact,
  InputWrapper: compact,
  // Also for groups of controls, which have no wrapper that passes the size on.
  InputLabel: compact,
  InputDescription: compact,
  TextInput: ofRecords,
  PasswordInput: compact,
  Textarea: ofRecords,
  Select: compact,
  Checkbox: compact,
  Switch: { defaultProps: { size: 'sm' } },
  Radio: compact,
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'md' } },
  Badge: { defaultProps: { variant: 'light', size: 'lg' } },
  Card: { defaultProps: { withBorder: true, padding: 'md', radius: 'md' } },
  Paper: { defaultProps: { radius: 'md' } },
  ModalRoot: atOnce,
  Popover: atOnce,
  Menu: atOnce,
  // Mantine gives its close buttons no accessible name.
  CloseButton: { defaultProps: { 'aria-label': 'Close' } },
  Tooltip: { defaultProps: { openDelay: 0, closeDelay: 250, withArrow: true } },
};

/**
 * The theme: compact, with small steps of size, cool neutrals and one accent. `readableColours`
 * sets the contrasts.
 */
export const theme = createTheme({
  primaryColor: 'indigo',
  // A button of the variant "subtle" has the colour of a link. Mantine's own is almost white in the
  // dark scheme.
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    const isAccent = !input.color || input.color === input.theme.primaryColor;
    if (input.variant !== 'subtle' || !isAccent) return colours;
    // This colour would be unreadable on the hover background of other variants.
    const hover = `var(--mantine-color-${input.theme.primaryColor}-outline-hover)`;
    return { ...colours, color: 'var(--mantine-color-anchor)', hover };
  },
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.45' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.25rem', xl: '2rem' },
  defaultRadius: 'sm',
  radius: { xs: '3px', sm: '5px', md: '8px', lg: '12px', xl: '24px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  black: '#1b212d',
  colors: {
    gray: [
      '#f7f8fa',
      '#f1f3f6',
      '#e7eaef',
      '#dce0e7',
      '#c6ccd6',
      '#8a93a3',
      '#626c7c',
      '#475063',
      '#333b4a',
      '#1f2633',
    ],
    dark: [
      '#d7dae2',
      '#b7bcc8',
      '#989eae',
      '#6f7688',
      '#3e4452',
      '#2f3440',
      '#262a34',
      '#1d2129',
      '#16191f',
      '#101217',
    ],
  },
  components,
});
