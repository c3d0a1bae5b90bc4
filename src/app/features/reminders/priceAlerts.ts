import { candidatesOf } from '#app/features/prices/pairRoute.ts';
import { type Prices, rateOf } from '#app/features/prices/rateOf.ts';
import type { PriceAlert } from '#app/stores/createReminders.ts';
import { quoteRate, shortWords } from '#shared/market/quotedRate.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { readAlert } from './readAlert.ts';
import type { ReminderKind } from './reminderKind.ts';

export interface MetAlert {
  readonly alert: PriceAlert;
  /** The price that met it, a plain decimal string. */
  readonly rate: string;
}

/** Price alerts are compared with every new price. A hidden tab receives no prices, so it shows them when it is visible again. */
export const priceAlerts: ReminderKind<MetAlert> = {
  name: 'alerts',
  watch: ({ reminders, quotes, interest }, onMet) => {
    let unwatch: (() => void) | undefined;
    let watched = '';

    const watchSymbols = (): void => {
      const symbols = symbolsOf(reminders.getState().alerts);
      if (symbols.join() === watched) return;
      watched = symbols.join();
      unwatch?.();
      unwatch = symbols.length === 0 ? undefined : interest.watch(symbols);
    };
    const check = (): void => onMet(metAlerts(reminders.getState().alerts, quotes.getState()));

    const stops = [
      quotes.subscribe(check),
      reminders.subscribe(({ alerts }, before) => {
        if (alerts === before.alerts) return;
        watchSymbols();
        check();
      }),
    ];
    watchSymbols();
    check();
    return () => {
      for (const stop of stops) stop();
      unwatch?.();
    };
  },
  claim: (reminders, met) => {
    const claimed = reminders.claimAlerts(new Set(met.map(({ alert }) => alert.id)));
    return met.filter(({ alert }) => claimed.some(({ id }) => id === alert.id));
  },
  describe: ({ alert, rate }, { t, price, isFlipped: isFlippedOf }) => {
    const { id, from, to } = alert;
    const isFlipped = isFlippedOf(from, to);
    const { one, unit, side, price: wanted } = readAlert(alert, isFlipped);
    return {
      key: `alert ${id}`,
      title: t('alerts.metTitle', { from: one, to: unit }),
      text: t(`alerts.met.${side}`, {
        price: isolate(`${price(wanted)} ${unit}`),
        now: isolate(shortWords(quoteRate({ from, to, rate }, isFlipped), price)),
      }),
    };
  },
};

function metAlerts(alerts: readonly PriceAlert[], prices: Prices): readonly MetAlert[] {
  return alerts.flatMap((alert) => {
    const { from, to, side, price } = alert;
    const rate = rateOf(from, to, prices);
    if (rate === null) return [];
    const order = compareDecimals(rate, price);
    const isMet = side === 'above' ? order >= 0 : order <= 0;
    return isMet ? [{ alert, rate }] : [];
  });
}

function symbolsOf(alerts: readonly PriceAlert[]): readonly string[] {
  return [...new Set(alerts.flatMap(({ from, to }) => candidatesOf(from, to)))].sort();
}

/** Figures keep their own direction in a right-to-left sentence (Unicode's left-to-right isolate). */
function isolate(figure: string): string {
  return `\u2066${figure}\u2069`;
}
