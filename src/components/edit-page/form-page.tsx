import { clsx } from 'clsx';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { PageHeading } from '../page-heading';
import classes from './form-page.module.css';

/** Whether a page only shows its record. What it contains then offers no change. */
export const ReadOnly = createContext(false);

/** What changes the record. A page that only shows its record leaves it out. */
export const IfEditable = ({ children }: { children: ReactNode }) =>
  use(ReadOnly) ? null : children;

/** By this a field says whether its value is still on its way. A save waits for it. */
export const PendingValue = createContext<(isPending: boolean) => void>(() => {});

interface FormPageProps extends Omit<ComponentProps<typeof PageHeading>, 'children'> {
  title: string;
  children: ReactNode;
  /** Panels that save by themselves. A wide window shows them beside the form. */
  panels?: ReactNode;
  /** What is at the end of the page: a panel with what takes the record away. */
  end?: ReactNode;
}

/** The frame of a page with a form (docs/product/edit-pages.md#wide-windows). */
export function FormPage(props: FormPageProps) {
  const { title, children, panels, end, ...heading } = props;
  return (
    <div className={classes.page} data-has-panels={panels ? true : undefined}>
      <div className={classes.heading}>
        <PageHeading {...heading}>{title}</PageHeading>
      </div>
      <div>{children}</div>
      {panels ? <div className={classes.panels}>{panels}</div> : null}
      {end ? <div className={classes.end}>{end}</div> : null}
    </div>
  );
}

/** The card of a form. */
export function FormCard(props: ComponentProps<'form'>) {
  return <form noValidate {...props} className={classes.form} />;
}

/** The fields of a form, which become columns in a wide window. */
export function FormFields({ disabled, ...props }: ComponentProps<'fieldset'>) {
  const isDisabled = use(ReadOnly) || disabled;
  return (
    <fieldset {...props} disabled={isDisabled} className={clsx(classes.fields, props.className)} />
  );
}

/** The buttons of a form. They stay in sight while its fields scroll. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
