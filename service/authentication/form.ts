import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { html } from 'hono/html';
import { sendNotice } from '../pages/page-layout';

const formType = 'application/x-www-form-urlencoded';
const largestForm = 16 * 1024;

const limitForm = bodyLimit({
  maxSize: largestForm,
  onError: (context) => context.text('The form is too large.', 413),
});

/**
 * Refuses what cannot be a form of one of the service's own pages: another type of body, in which nobody
 * has typed a password, and one that is too large.
 */
export const requireForm: MiddlewareHandler = (context, next) => {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  return mediaType === formType ? limitForm(context, next) : sendUnread(context);
};

function sendUnread(context: Context): Promise<Response> {
  const body = html`
        <p role="alert">Nothing was done, because the form did not come as ${formType}.</p>
        <p class="after"><a href="${context.req.path}">Open the form again</a></p>`;
  return sendNotice(context, 'Form not read', body, 415);
}

/** Returns the fields of a form. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await context.req.text());
}
