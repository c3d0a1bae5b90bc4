/** What the chart is drawn with, as the canvas takes colours. */
export interface ChartColours {
  readonly up: string;
  readonly down: string;
  readonly text: string;
  readonly line: string;
  readonly ground: string;
}

const TOKENS: Readonly<Record<keyof ChartColours, string>> = {
  up: 'var(--up)',
  down: 'var(--down)',
  text: 'var(--text-2)',
  line: 'var(--line)',
  ground: 'var(--raised)',
};

/** The colours of the tokens in the look that is on now; a canvas knows no variables. */
export function readColours(element: HTMLElement): ChartColours {
  const probe = document.createElement('i');
  element.append(probe);
  const read = (token: keyof ChartColours): string => {
    probe.style.color = TOKENS[token];
    return getComputedStyle(probe).color;
  };
  const colours = {
    up: read('up'),
    down: read('down'),
    text: read('text'),
    line: read('line'),
    ground: read('ground'),
  };
  probe.remove();
  return colours;
}

/** Runs whenever the look changes: by the user's choice (src/app/start/showTheme.ts) or by the device. Returns what ends it. */
export function followLook(onChange: () => void): () => void {
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', onChange);
  return () => {
    chosen.disconnect();
    device.removeEventListener('change', onChange);
  };
}
