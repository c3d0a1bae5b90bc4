import type { Ref } from 'react';
import './sparkline.css';

export interface SparklineProps {
  readonly label: string;
  /** The drawing, into which `drawSparkline` draws. */
  readonly ref: Ref<SVGSVGElement>;
}

const WIDTH = 320;
const HEIGHT = 64;
const PADDING = 3;

/**
 * The place of a line without axes. It is drawn by `drawSparkline` and not rendered, since it moves with the feed. Prices
 * are not mirrored in right-to-left pages.
 */
export function Sparkline({ label, ref }: SparklineProps) {
  return (
    <svg
      ref={ref}
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Draws points, oldest first; a single one is a mark at the beginning. Numbers are fine here: they only become pixels. */
export function drawSparkline(drawing: SVGSVGElement, points: readonly number[]): void {
  drawing.dataset.direction = (points.at(-1) ?? 0) < (points[0] ?? 0) ? 'down' : 'up';
  drawing.firstElementChild?.setAttribute('d', toPath(points));
}

function toPath(points: readonly number[]): string {
  const low = Math.min(...points);
  const range = Math.max(...points) - low || 1;
  const stepX = WIDTH / Math.max(1, points.length - 1);
  const scaleY = (HEIGHT - 2 * PADDING) / range;
  return points
    .map((point, at) => {
      const y = HEIGHT - PADDING - (point - low) * scaleY;
      return `${at === 0 ? 'M' : 'L'}${(at * stepX).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
