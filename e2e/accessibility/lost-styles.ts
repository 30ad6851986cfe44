/** What decides between the console's classes and the style sheets of Mantine on a page. */
export interface DecidedStyles {
  /** The declarations of the console's classes that lose. */
  lost: string[];
  /** Whether some would lose if the style sheets had come in another order. */
  dependOnOrder: boolean;
}

/**
 * Runs in the page. Finds the declarations of the console's classes that lose to a style sheet of
 * Mantine, because that came later: the order of the sheets follows the order in which chunks load.
 */
export function decidedStyles(): DecidedStyles {
  const stylesIn = (list: CSSRuleList): CSSStyleRule[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return rule;
      const applies = rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches;
      return applies ? stylesIn(rule.cssRules) : [];
    });
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => stylesIn(cssRules));
  const lost = new Set<string>();
  let dependOnOrder = false;
  for (const [index, own] of rules.entries()) {
    // Rules of one class have the same specificity, so the last one wins.
    if (!/^\.(?!m_)[\w-]+$/.test(own.selectorText)) continue;
    for (const element of document.querySelectorAll(own.selectorText)) {
      for (const [otherIndex, other] of rules.entries()) {
        if (!/^\.m_\w+$/.test(other.selectorText) || !element.matches(other.selectorText)) continue;
        for (const property of own.style) {
          const [ours, theirs] = [own, other].map(({ style }) => style.getPropertyValue(property));
          if (!theirs || theirs === ours) continue;
          dependOnOrder ||= own.parentStyleSheet !== other.parentStyleSheet;
          if (otherIndex > index) {
            lost.add(`${own.selectorText}: ${property} ${ours}, not ${theirs}`);
          }
        }
      }
    }
  }
  return { lost: [...lost], dependOnOrder };
}
