import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const formType = 'application/x-www-form-urlencoded';
const largestForm = 16 * 1024;

/** Refuses a form that is too large to be one of the service's own pages. */
export const limitForm = bodyLimit({
  maxSize: largestForm,
  onError: (context) => context.text('The form is too large.', 413),
});

/** Returns the fields of a form; none of a body of another type. */
export async function readForm(context: Context): Promise<URLSearchParams> {
  const mediaType = context.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  return new URLSearchParams(mediaType === formType ? await context.req.text() : '');
}
