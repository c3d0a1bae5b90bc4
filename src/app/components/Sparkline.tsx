import './sparkline.css';

export interface SparklineProps {
  /** Oldest first. Numbers are fine here: they only become pixels. */
  readonly points: readonly number[];
  readonly label: string;
  /** Stands there while there is nothing to draw. */
  readonly empty: string;
}

const WIDTH = 320;
const HEIGHT = 64;
const PADDING = 3;

/** A line without axes. Prices are not mirrored in right-to-left pages. */
export function Sparkline({ points, label, empty }: SparklineProps) {
  if (points.length < 2) return <div className="sparkline sparkline-empty">{empty}</div>;
  const direction = (points.at(-1) ?? 0) < (points[0] ?? 0) ? 'down' : 'up';
  return (
    <svg
      className="sparkline"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      data-direction={direction}
    >
      <path d={toPath(points)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function toPath(points: readonly number[]): string {
  const low = Math.min(...points);
  const range = Math.max(...points) - low || 1;
  const stepX = WIDTH / (points.length - 1);
  const scaleY = (HEIGHT - 2 * PADDING) / range;
  return points
    .map((point, at) => {
      const y = HEIGHT - PADDING - (point - low) * scaleY;
      return `${at === 0 ? 'M' : 'L'}${(at * stepX).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
