/**
 * Runs in the page. Names the declarations of the console's classes that lose to a style sheet of
 * Mantine, because that came later: the order of the sheets follows the order in which chunks load.
 */
export function lostStyles(): string[] {
  const stylesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule;
      const applies = rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches;
      return applies ? stylesIn(rule.cssRules) : [];
    });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => stylesIn(cssRules));
  const lost = new Set<string>();
  for (const [index, own] of rules.entries()) {
    // Rules of one class have the same specificity, so the last one wins.
    if (!/^\.(?!m_)[\w-]+$/.test(own.selectorText)) continue;
    for (const element of document.querySelectorAll(own.selectorText)) {
      for (const { selectorText, style } of rules.slice(index + 1)) {
        if (!/^\.m_\w+$/.test(selectorText) || !element.matches(selectorText)) continue;
        for (const property of own.style) {
          const [ours, theirs] = [own.style, style].map((each) => each.getPropertyValue(property));
          if (theirs && theirs !== ours) {
            lost.add(`${own.selectorText}: ${property} ${ours}, not ${theirs}`);
          }
        }
      }
    }
  }
  return [...lost];
}
