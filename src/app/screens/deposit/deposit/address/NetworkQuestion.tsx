import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { AddressPartProps } from './addressProps.ts';
import type { ChainAnswer } from './addressState.ts';

export interface NetworkQuestionProps extends AddressPartProps {
  readonly quiz: NonNullable<ChainAnswer['quiz']>;
  readonly onRight: () => void;
}

/** Asks which network the user will send on, before there is an address to send to (screens.md 1.15). */
export function NetworkQuestion({ coin, terms, chains, onChain, quiz, onRight }: NetworkQuestionProps) {
  const { t } = useTranslation();
  const [wrong, setWrong] = useState<string | null>(null);
  const answer = (option: string, at: number): void => {
    if (at === quiz.answer) onRight();
    else setWrong(option);
  };
  const other = chains.find(({ chainType, chainDeposit }) => chainType === wrong && chainDeposit === '1');
  return (
    <div className="deposit-block">
      <h2 className="deposit-ask">{t('deposit.quiz.question', { coin })}</h2>
      <p className="text-text-2">{t('deposit.quiz.why')}</p>
      <ul className="deposit-options">
        {quiz.options.map((option, at) => (
          <li key={option}>
            <Button aria-pressed={option === wrong} onClick={() => answer(option, at)}>
              <bdi>{option}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <div role="alert">
        {wrong !== null && (
          <p className="text-down">{t('deposit.quiz.wrong', { wrong, chain: terms.chainType })}</p>
        )}
      </div>
      {other !== undefined && (
        <Button onClick={() => onChain(other.chain)}>{t('deposit.quiz.switch', { chain: wrong })}</Button>
      )}
    </div>
  );
}
