import { expect, onTestFinished, test } from 'vitest';
import { fullStyle, lightStyle } from './light-computed-style';

test('the light computed style says what jsdom says about what is shown and can be pressed', () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = `
    <section style="visibility: hidden"><p>Text <b style="visibility: visible">seen</b></p></section>
    <div style="display: none"><span hidden>hidden</span><ul><li>one</li></ul></div>
    <dialog>closed</dialog><dialog open><table><tbody><tr><td>cell</td></tr></tbody></table></dialog>
    <form style="pointer-events: none"><input type="hidden"><input><button>Save</button></form>
    <svg style="display: inline-block"><path /></svg><details><p>More</p></details>`;
  const said = (style: CSSStyleDeclaration) =>
    ['display', 'visibility', 'pointer-events', 'opacity', 'position'].map((name) =>
      style.getPropertyValue(name),
    );
  for (const element of document.body.querySelectorAll('*')) {
    const name = element.outerHTML;
    expect([name, ...said(lightStyle(element))]).toEqual([name, ...said(fullStyle(element))]);
    expect(lightStyle(element).display).toBe(fullStyle(element).display);
  }
});
