/** A line of a plot. */
export interface Series {
  readonly name: string;
  readonly points: readonly PlotPoint[];
}

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  /** Measured on less work than was asked for: drawn hollow. */
  readonly isShort: boolean;
}

export interface Plot {
  readonly title: string;
  readonly xTitle: string;
  readonly yTitle: string;
  readonly series: readonly Series[];
}

const SIZE = { width: 760, height: 440 } as const;
/** Between the edge and the axes; names of the lines stand at the right. */
const MARGIN = { left: 66, right: 130, top: 44, bottom: 52 } as const;
/** Told apart by those who see no red or no green as well (Okabe and Ito); as many as the bench has pages. */
const COLORS = ['#0072b2', '#000000', '#d55e00', '#009e73', '#cc79a7', '#e69f00'] as const;
const STEPS = [1, 2, 5] as const;
/** Names closer together than this are moved apart, in px. */
const LINE_HEIGHT = 15;

type Scale = (value: number) => number;

/** Draws lines on two logarithmic axes as an SVG picture of its own, in the colours of a white page. Zeros can't be shown on it. */
export function drawPlot({ title, xTitle, yTitle, series }: Plot): string {
  const points = series.flatMap((line) => line.points).filter(({ x, y }) => x > 0 && y > 0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const toX = scale(xs, MARGIN.left, SIZE.width - MARGIN.right);
  const toY = scale(ys, SIZE.height - MARGIN.bottom, MARGIN.top);
  const middle = (MARGIN.left + SIZE.width - MARGIN.right) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}" font-family="sans-serif" font-size="12">`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    writeText(title, MARGIN.left, 24, 'font-size="15" font-weight="600"'),
    writeText(xTitle, middle, SIZE.height - 12, 'text-anchor="middle"'),
    writeText(yTitle, MARGIN.left, MARGIN.top - 6, 'fill="#555"'),
    ...listSteps(xs).map((value) => drawStep(value, toX(value), 'down')),
    ...listSteps(ys).map((value) => drawStep(value, toY(value), 'across')),
    ...series.map((line, at) => drawLine(line, COLORS[at % COLORS.length] ?? '#000', toX, toY)),
    ...nameLines(series, toY),
    '</svg>\n',
  ].join('\n');
}

/** From the values to px, by their logarithms; a single value stands in the middle. */
function scale(values: readonly number[], from: number, to: number): Scale {
  const [least, most] = [Math.log(Math.min(...values)), Math.log(Math.max(...values))];
  const span = most - least;
  return (value) => (span === 0 ? (from + to) / 2 : from + ((Math.log(value) - least) / span) * (to - from));
}

/** 1, 2 and 5 of each power of ten within the values. */
function listSteps(values: readonly number[]): number[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const steps: number[] = [];
  for (let power = Math.floor(Math.log10(least)); 10 ** power <= most; power += 1) {
    steps.push(...STEPS.map((step) => step * 10 ** power));
  }
  return steps.filter((step) => step >= least * 0.999 && step <= most * 1.001);
}

function drawStep(value: number, at: number, way: 'down' | 'across'): string {
  const [bottom, right] = [SIZE.height - MARGIN.bottom, SIZE.width - MARGIN.right];
  const label = value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
  const [line, text] =
    way === 'down'
      ? [`M${at} ${bottom}V${MARGIN.top}`, writeText(label, at, bottom + 18, 'text-anchor="middle"')]
      : [`M${MARGIN.left} ${at}H${right}`, writeText(label, MARGIN.left - 8, at + 4, 'text-anchor="end"')];
  return `<path d="${line}" stroke="#ddd" fill="none"/>${text}`;
}

function drawLine({ points }: Series, color: string, toX: Scale, toY: Scale): string {
  const shown = points.filter(({ x, y }) => x > 0 && y > 0);
  const path = shown.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${round(toX(x))} ${round(toY(y))}`);
  const dots = shown.map(
    ({ x, y, isShort }) =>
      `<circle cx="${round(toX(x))}" cy="${round(toY(y))}" r="4" stroke="${color}" stroke-width="2" fill="${isShort ? '#fff' : color}"/>`,
  );
  return `<path d="${path.join('')}" stroke="${color}" stroke-width="2" fill="none"/>${dots.join('')}`;
}

/** The name of each line at its right end, moved down where the one above would be hit. */
function nameLines(series: readonly Series[], toY: Scale): string[] {
  const ends = series.flatMap(({ name, points }, at) => {
    const last = points.findLast(({ y }) => y > 0);
    return last === undefined
      ? []
      : [{ name, color: COLORS[at % COLORS.length] ?? '#000', y: toY(last.y) + 4 }];
  });
  let lowest = Number.NEGATIVE_INFINITY;
  return ends
    .toSorted((one, other) => one.y - other.y)
    .map(({ name, color, y }) => {
      lowest = Math.max(y, lowest + LINE_HEIGHT);
      return writeText(
        name,
        SIZE.width - MARGIN.right + 12,
        round(lowest),
        `fill="${color}" font-weight="600"`,
      );
    });
}

function writeText(text: string, x: number, y: number, more: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" ${more}>${escaped}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
