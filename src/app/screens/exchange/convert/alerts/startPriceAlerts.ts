import type { i18n as I18n } from 'i18next';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { findLocks } from '#app/bridge/findLocks.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { alertStore, claimAlerts, type PriceAlert } from '#app/stores/alertStore.ts';
import { showNotification } from '#app/stores/noticeStore.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';
import { createAlertWatch } from './createAlertWatch.ts';

/** Long enough to be found by who was looking elsewhere; nothing else says it again. */
const SHOWN_MS = 60_000;

/** Watches the price alerts of this device for as long as the page is open, and tells those that are met. */
export async function startPriceAlerts(
  { interest }: Pick<Bridge, 'interest'>,
  i18n: Pick<I18n, 't' | 'language'>,
): Promise<() => void> {
  const tell = ({ id, from, to, side, price }: PriceAlert, rate: string): void => {
    const write = figuresOf(i18n.language as Language).price;
    // Figures keep their own direction in a right-to-left sentence (Unicode's left-to-right isolate).
    const isolate = (figure: string): string => `\u2066${figure}\u2069`;
    showNotification({
      type: 'info',
      key: `alert ${id}`,
      title: i18n.t('alerts.metTitle', { from, to }),
      text: i18n.t(`alerts.met.${side}`, {
        price: isolate(`${write(price)} ${to}`),
        now: isolate(`1 ${from} = ${write(rate)} ${to}`),
      }),
      durationMs: SHOWN_MS,
    });
  };
  return createAlertWatch({
    alerts: alertStore,
    quotes: quoteStore,
    interest,
    locks: await findLocks(),
    clock: systemClock,
    claim: claimAlerts,
    tell,
  });
}
