import { useCallback, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { entryOf } from '#app/features/ticketForm/amountEntry.ts';
import { useEntryForm } from '#app/features/ticketForm/useConvertForm.ts';
import type { ConvertPair } from '#app/features/ticketForm/useConvertPair.ts';
import type { UsedTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import type { Command } from '../command/readCommand.ts';
import { More } from '../More.tsx';
import { useRefreshConversions } from '../useRefreshConversions.ts';
import { InstantTicket } from './InstantTicket.tsx';

const CommandBox = lazyPart(
  () => import('../command/CommandBox.tsx'),
  ({ CommandBox }) => CommandBox,
);

export interface InstantTabProps {
  readonly pairForm: ConvertPair;
  readonly address: UsedTicketLink;
  /** The place in the menu of the pair for the line to type into; null while that is closed. */
  readonly tools: HTMLElement | null;
}

/** The ticket, and in the menu of its pair a line to type a conversion into (screens.md 1.1). */
export function InstantTab({ pairForm, address, tools }: InstantTabProps) {
  const { t } = useTranslation();
  const form = useEntryForm(pairForm, address);
  const { sides, coins, take } = form;
  const refresh = useRefreshConversions();
  const known = useMemo(() => [...coins.from.infoByCoin.values()], [coins.from.infoByCoin]);
  const handleCommand = useCallback(
    ({ from, to, amount, side }: Command) =>
      take({ from, to }, amount === null ? undefined : entryOf(side, amount)),
    [take],
  );
  return (
    <div className="convert-tab">
      <InstantTicket
        form={form}
        onSettled={refresh}
        next={(coin) => (
          <TextLink to={`/withdraw?coin=${encodeURIComponent(coin)}`}>
            {t('convert.withdraw', { coin })}
          </TextLink>
        )}
      />
      {sides !== null &&
        tools !== null &&
        createPortal(
          <More title={t('convert.type')}>
            <CommandBox coins={known} onTake={handleCommand} />
          </More>,
          tools,
        )}
    </div>
  );
}
