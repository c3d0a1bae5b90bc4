import { fileURLToPath } from 'node:url';
import { BUDGETS_KB, readBuiltSizes } from './bundleSizes.ts';

// Runs after `npm run build`: the sizes of what was built, beside the budgets of design.md section 10.

const { firstRoute, laterByScreen, texts } = readBuiltSizes(
  fileURLToPath(new URL('../dist', import.meta.url)),
);
const line = (what: string, kb: number, limit: number): string =>
  `${kb.toFixed(1).padStart(7)} kB of ${limit}  ${what}`;

console.log('\nGzipped sizes beside their budgets (design.md section 10):');
console.log(line('first route: shell and market table', firstRoute, BUDGETS_KB.firstRoute));
for (const [screen, kb] of [...laterByScreen].sort(([, a], [, b]) => b - a)) {
  console.log(
    line(`beyond the first route: ${screen.replace('src/app/screens/', '')}`, kb, BUDGETS_KB.later),
  );
}
console.log(line('the heaviest file of texts', texts, BUDGETS_KB.texts));
