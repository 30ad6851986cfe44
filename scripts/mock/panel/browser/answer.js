// The editor of an own answer says while somebody types whether the body is JSON, in the words of
// answer-editor.tsx.

/** Follows the body in the editor, if the page has one. */
export function followBody() {
  const body = document.querySelector('#own-body');
  const sentence = document.querySelector('[data-json]');
  body?.addEventListener('input', () => {
    try {
      JSON.parse(body.value);
      sentence.textContent = 'The body is JSON.';
    } catch {
      sentence.textContent = 'The body is not JSON and is sent as it is.';
    }
  });
}
