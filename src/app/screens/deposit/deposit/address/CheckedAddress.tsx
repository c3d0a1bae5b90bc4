import { ShieldAlert } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import type { CoinChainTerms } from '#app/screens/deposit/chainTerms.ts';
import { createDepositPledges } from '#app/storage/depositPledges.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { checkAddress } from '#shared/addresses/checkAddress.ts';
import { checkTag } from '#shared/addresses/checkTag.ts';
import type { AddressPartProps, VerifiedAddressProps } from './addressProps.ts';
import type { ChainAnswer, DepositAddressRow } from './addressState.ts';
import { BothNeeded } from './BothNeeded.tsx';
import { DepositWarning } from './DepositWarning.tsx';
import { ReadyAddress } from './ReadyAddress.tsx';

/**
 * A verified address, once it is one of its network and the user has answered what is asked first: on which network they
 * send, and that they will add the memo.
 */
export function CheckedAddress(props: VerifiedAddressProps) {
  const { t } = useTranslation();
  const { coin, terms, chains, onChain, answer, address } = props;
  const { chain, addressFormat } = terms;
  const pledges = usePledges();
  const isWhole = useMemo(() => isUsable(answer, address, addressFormat), [answer, address, addressFormat]);
  if (!isWhole.ok) {
    return (
      <DepositWarning as="p" role="alert" isAlarm>
        <ShieldAlert size={20} aria-hidden="true" />
        <span>
          <b>{t('deposit.wrongFormat.title')}</b>
          <SentenceGap />
          {t('deposit.wrongFormat.text')}
        </span>
      </DepositWarning>
    );
  }
  const { quiz } = answer;
  const network = `network ${coin} ${chain}`;
  const memo = `memo ${chain}`;
  if (quiz !== undefined && !pledges.isGiven(network)) {
    return (
      <NetworkQuestion {...{ coin, terms, chains, onChain, quiz }} onRight={() => pledges.give(network)} />
    );
  }
  if (answer.needTag && !pledges.isGiven(memo)) {
    return <MemoPledge terms={terms} onPledge={() => pledges.give(memo)} />;
  }
  return <ReadyAddress {...props} hasChecksum={isWhole.hasChecksum} />;
}

/** An address that its own network would refuse is wrong even when signed, and so is one that lacks its memo. */
function isUsable(
  { needTag }: ChainAnswer,
  { addressDeposit, tagDeposit }: DepositAddressRow,
  format: string,
): { readonly ok: boolean; readonly hasChecksum: boolean } {
  const check = checkAddress(addressDeposit, { format });
  const mode = needTag ? 'required' : 'forbidden';
  const isTag = checkTag(tagDeposit, { format, mode }).ok && (needTag || tagDeposit === '');
  return { ok: check.ok && isTag, hasChecksum: check.ok && check.hasChecksum };
}

/** What the user confirmed before on this device; giving one shows what waits for it. */
function usePledges() {
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const kept = useMemo(() => createDepositPledges(userId), [userId]);
  const [given, setGiven] = useState<readonly string[]>([]);
  return {
    isGiven: (pledge: string): boolean => given.includes(pledge) || kept.isGiven(pledge),
    give: (pledge: string): void => {
      kept.give(pledge, Date.now());
      // Where storage is denied it holds for as long as the address is there.
      setGiven((before) => [...before, pledge]);
    },
  };
}

interface MemoPledgeProps {
  readonly terms: CoinChainTerms;
  readonly onPledge: () => void;
}

/** Before the first address with a memo: the user says that they will add it (screens.md 1.15). */
function MemoPledge({ terms, onPledge }: MemoPledgeProps) {
  const { t } = useTranslation();
  return (
    <Stack align="start" className="py-2">
      <BothNeeded tag={tagKindOf(terms.tag.name)} />
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold" data-step="pledge">
        <input type="checkbox" className="size-5 flex-none" onChange={onPledge} />
        {t('deposit.both.pledge')}
      </label>
      <p className="text-text-2">{t('deposit.both.then')}</p>
    </Stack>
  );
}

interface NetworkQuestionProps extends AddressPartProps {
  readonly quiz: NonNullable<ChainAnswer['quiz']>;
  readonly onRight: () => void;
}

/** Asks which network the user will send on, before there is an address to send to (screens.md 1.15). */
function NetworkQuestion({ coin, terms, chains, onChain, quiz, onRight }: NetworkQuestionProps) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState<string | null>(null);
  const answer = (option: string, at: number): void => {
    if (at === quiz.answer) onRight();
    else setWrong(option);
  };
  const other = chains.find(({ chainType, chainDeposit }) => chainType === wrong && chainDeposit === '1');
  return (
    <Stack align="start" className="py-2">
      <h2 className="text-large font-semibold">{t('deposit.quiz.question', { coin })}</h2>
      <p className="text-text-2">{t('deposit.quiz.why')}</p>
      <Row as="ul" align="items-stretch" gap="gap-2" data-step="question">
        {quiz.options.map((option, at) => (
          <li key={option}>
            <Button aria-pressed={option === wrong} onClick={() => answer(option, at)}>
              <bdi>{option}</bdi>
            </Button>
          </li>
        ))}
      </Row>
      <div role="alert">
        {wrong !== null && (
          <p className="text-down">{t('deposit.quiz.wrong', { wrong, chain: terms.chainType })}</p>
        )}
      </div>
      {other !== undefined && (
        <Button onClick={() => onChain(other.chain)}>{t('deposit.quiz.switch', { chain: wrong })}</Button>
      )}
    </Stack>
  );
}
