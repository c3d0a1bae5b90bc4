import { onTestFinished } from 'vitest';

const MOUSE = '(pointer: fine)';
const ALWAYS = '(width >= 0px)';

/**
 * Lets the rules for `(pointer: fine)` hold until the test ends. A page in which touch was emulated before has no pointer at
 * all: the browser goes back to the devices of the machine, which has none, and DevTools cannot emulate a mouse.
 */
export function emulateMouse(): void {
  const rules = [...document.styleSheets]
    .flatMap((sheet) => mediaRulesOf(sheet.cssRules))
    .filter(({ media }) => media.mediaText.includes(MOUSE));
  if (rules.length === 0) throw new Error(`No rule is for ${MOUSE}.`);
  for (const { media } of rules) {
    const text = media.mediaText;
    media.mediaText = text.replace(MOUSE, ALWAYS);
    onTestFinished(() => {
      media.mediaText = text;
    });
  }
}

function mediaRulesOf(rules: CSSRuleList): readonly CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesOf(rule.cssRules) : []),
  ]);
}
