import {
  AreaSeries,
  ColorType,
  createChart,
  type LineData,
  type TickMarkType,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { ChartColours } from './chartColours.ts';

/** A point as it is drawn; numbers are fine here, they only become pixels. */
export interface DrawnPoint {
  readonly atMs: number;
  readonly value: number;
}

export interface LineChart {
  /** Draws a whole series, from edge to edge. */
  readonly show: (points: readonly DrawnPoint[]) => void;
  /** Moves the newest point, or adds one; never an older one. */
  readonly update: (point: DrawnPoint) => void;
  readonly recolour: (colours: ChartColours, isDown: boolean) => void;
  /** Marks a point, as a pointer over it does; null takes the mark away. */
  readonly mark: (point: DrawnPoint | null) => void;
  readonly remove: () => void;
}

export interface LineChartOptions {
  readonly writePrice: (value: number) => string;
  /** A moment for the mark: day and time. */
  readonly writeTime: (atMs: number) => string;
  /** A moment for the axis: short, the day where a day begins. */
  readonly writeTick: (atMs: number, isDay: boolean) => string;
  readonly colours: ChartColours;
  readonly isDown: boolean;
  /** How far the reader's clock is ahead of UTC, in ms: the library begins its days at midnight UTC. */
  readonly zoneMs: number;
  /** Where the pointer is over the line; null where it is not. */
  readonly onPoint: (point: DrawnPoint | null) => void;
}

/** The kinds of tick that stand for a day or more; the library's enum exists at compile time only. */
const DAY_TICKS: readonly TickMarkType[] = [0, 1, 2];
const SECOND_MS = 1_000;

/**
 * A line on a canvas. The library's own mark of origin is off: it is markup written as text, which the page's Trusted
 * Types refuse; the page names its makers in words instead (PairChart).
 */
export function createLineChart(container: HTMLElement, options: LineChartOptions): LineChart {
  const { writePrice, writeTime, writeTick, zoneMs, onPoint } = options;
  const toData = ({ atMs, value }: DrawnPoint): LineData<UTCTimestamp> => ({
    time: ((atMs + zoneMs) / SECOND_MS) as UTCTimestamp,
    value,
  });
  const toMs = (time: unknown): number => Number(time) * SECOND_MS - zoneMs;
  const chart = createChart(container, {
    autoSize: true,
    layout: { attributionLogo: false, fontSize: 11, fontFamily: getComputedStyle(container).fontFamily },
    localization: {
      priceFormatter: writePrice,
      timeFormatter: (time: unknown) => writeTime(toMs(time)),
    },
    grid: { vertLines: { visible: false } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.12, bottom: 0.12 } },
    timeScale: {
      borderVisible: false,
      timeVisible: true,
      secondsVisible: false,
      fixLeftEdge: true,
      fixRightEdge: true,
      lockVisibleTimeRangeOnResize: true,
      tickMarkFormatter: (time: unknown, kind: TickMarkType) =>
        writeTick(toMs(time), DAY_TICKS.includes(kind)),
    },
    crosshair: { horzLine: { visible: false, labelVisible: false } },
    // The chart does not scroll or zoom: wheel and touch scroll the page.
    handleScroll: false,
    handleScale: false,
    kineticScroll: { mouse: false, touch: false },
  });
  const line = chart.addSeries(AreaSeries, { lineWidth: 2, priceLineVisible: false });

  const recolour: LineChart['recolour'] = (colours, isDown) => {
    const colour = isDown ? colours.down : colours.up;
    chart.applyOptions({
      layout: { background: { type: ColorType.Solid, color: colours.ground }, textColor: colours.text },
      grid: { horzLines: { color: colours.line } },
      crosshair: { vertLine: { color: colours.text, labelBackgroundColor: colours.text } },
    });
    line.applyOptions({
      lineColor: colour,
      topColor: withAlpha(colour, 0.16),
      bottomColor: withAlpha(colour, 0),
    });
  };
  recolour(options.colours, options.isDown);

  chart.subscribeCrosshairMove(({ time, seriesData }) => {
    const data = seriesData.get(line) as LineData | undefined;
    onPoint(time === undefined || data === undefined ? null : { atMs: toMs(time), value: data.value });
  });

  return {
    show: (points) => {
      const top = Math.max(...points.map(({ value }) => value));
      // Labels stand at multiples of this; the library's own 0.01 leaves an axis of smaller prices without any.
      if (top > 0) {
        const digits = labelDigits(top);
        line.applyOptions({ priceFormat: { type: 'price', minMove: 10 ** -digits, base: 10 ** digits } });
      }
      line.setData(points.map(toData));
      chart.timeScale().fitContent();
    },
    update: (point) => line.update(toData(point)),
    recolour,
    mark: (point) => {
      if (point === null) chart.clearCrosshairPosition();
      else chart.setCrosshairPosition(point.value, toData(point).time, line);
    },
    remove: () => chart.remove(),
  };
}

/** Digits after the point as far as the fourth one that counts; at least cents. */
function labelDigits(price: number): number {
  return Math.min(18, Math.max(2, 3 - Math.floor(Math.log10(price))));
}

/** "rgb(1, 2, 3)" with another opacity; a colour that is written otherwise stays as it is. */
function withAlpha(colour: string, alpha: number): string {
  const parts = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour);
  return parts === null ? colour : `rgba(${parts[1]}, ${parts[2]}, ${parts[3]}, ${alpha})`;
}
