import { Clock } from 'lucide-react';
import { Chip } from '#app/components/Chip.tsx';
import { CoinMark, NetworkMark } from '#app/components/CoinMark.tsx';
import { Hint } from '#app/components/Hint.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { drawSparkline, Sparkline } from '#app/components/Sparkline.tsx';
import { Section, Specimens } from './Section.tsx';

const COINS = ['BTC', 'ETH', 'USDT', 'SOL', 'XRP', 'TON'];
const RISING = [1, 3, 2, 4, 3.5, 6];
const FALLING = [...RISING].reverse();

const drawn = (points: readonly number[]) => (drawing: SVGSVGElement | null) => {
  if (drawing !== null) drawSparkline(drawing, points);
};

export function FigureSection() {
  return (
    <Section title="States and figures">
      <Specimens name="Chip">
        <Chip word="Draft" />
        <Chip word="Credited" tone="up" />
        <Chip word="Failed" tone="down" />
        <Chip word="Action needed" tone="warn" />
        <Chip word="Waiting" icon={Clock} />
      </Specimens>
      <Specimens name="Hint">
        <Hint text="What the exchange keeps of the amount that is received.">Fee</Hint>
        <Hint text="How far the price is from the middle of the market.">Against spot</Hint>
      </Specimens>
      <Specimens name="LtrText">
        <p className="wrap-anywhere">
          The address{' '}
          <LtrText className="font-mono">bc1q ar0s rrr7 xfkv y5l6 43ly dnw9 re59 gtzz wf5m dq</LtrText> got{' '}
          <LtrText className="num">−0.50000000 BTC</LtrText>.
        </p>
      </Specimens>
      <Specimens name="CoinMark">
        {COINS.map((coin) => (
          <span key={coin} className="inline-flex items-center gap-2">
            <CoinMark coin={coin} />
            {coin}
          </span>
        ))}
      </Specimens>
      <Specimens name="NetworkMark">
        {['BTC', 'LIGHTNING', 'MATIC', 'ARBI', 'NEWCHAIN'].map((chain) => (
          <span key={chain} className="inline-flex items-center gap-2">
            <NetworkMark chain={chain} />
            {chain}
          </span>
        ))}
      </Specimens>
      <Specimens name="Sparkline">
        <Sparkline label="A price that rose" ref={drawn(RISING)} />
        <Sparkline label="A price that fell" ref={drawn(FALLING)} />
      </Specimens>
    </Section>
  );
}
