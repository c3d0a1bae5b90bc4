import type { TFunction } from 'i18next';
import type { StoreApi } from 'zustand';
import type { Bridge } from '#app/bridge/createBridge.ts';
import type { Request } from '#app/bridge/request.ts';
import type { Figures } from '#app/components/format/figures.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import type { Reminders } from '#app/stores/createReminders.ts';
import type { QuoteState } from '#app/stores/quoteStore.ts';
import type { Clock } from '#shared/async/clock.ts';

/** What the reminders are watched with. */
export interface ReminderContext {
  readonly reminders: Reminders;
  readonly quotes: Pick<StoreApi<QuoteState>, 'getState' | 'subscribe'>;
  readonly interest: Pick<Bridge['interest'], 'watch'>;
  readonly request: Request;
  /** Where the device keeps what is waited for. */
  readonly storage: KeyStorage;
  readonly clock: Clock;
  /** Null for a guest, and until the user is known. */
  readonly readUserId: () => number | null;
  readonly isVisible: () => boolean;
}

/** What a notification says. The same `key` replaces one that is still shown. */
export interface ReminderText {
  readonly key: string;
  readonly title: string;
  readonly text: string;
}

/** One kind of reminder: what is watched for it, and what is said when it is met. */
export interface ReminderKind<Met> {
  /** Part of the name of its lock. */
  readonly name: string;
  /** Watches until the returned function is called; reports what is met, as often as it likes. */
  readonly watch: (context: ReminderContext, onMet: (met: readonly Met[]) => void) => () => void;
  /** Marks what is met as shown, for all tabs, and returns what this tab has to show. */
  readonly claim: (reminders: Reminders, met: readonly Met[], storage: KeyStorage) => readonly Met[];
  readonly describe: (
    met: Met,
    words: {
      readonly t: TFunction;
      readonly price: Figures['price'];
      /** Whether the user reads the rate of a pair the other way round than markets quote it. */
      readonly isFlipped: (from: string, to: string) => boolean;
    },
  ) => ReminderText;
}
