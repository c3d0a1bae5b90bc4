import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import { entryOf } from '#app/features/ticketForm/amountEntry.ts';
import { useEntryForm } from '#app/features/ticketForm/useConvertForm.ts';
import type { ConvertPair } from '#app/features/ticketForm/useConvertPair.ts';
import type { UsedTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { CommandBox } from '../command/CommandBox.tsx';
import type { Command } from '../command/readCommand.ts';
import { useRefreshConversions } from '../useRefreshConversions.ts';
import { InstantTicket } from './InstantTicket.tsx';

export interface InstantTabProps {
  readonly pairForm: ConvertPair;
  readonly address: UsedTicketLink;
}

/** The ticket, and below it a line to type a conversion into (screens.md 1.1). */
export function InstantTab({ pairForm, address }: InstantTabProps) {
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
      {sides !== null && (
        // With the form, so that it does not push it about when it comes.
        <details className="convert-more">
          <summary>{t('convert.type')}</summary>
          <CommandBox coins={known} onTake={handleCommand} />
        </details>
      )}
    </div>
  );
}
