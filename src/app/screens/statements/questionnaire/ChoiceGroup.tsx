import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AskedWords } from './AskedWords.tsx';
import type { Question } from './application.ts';
import { ChoiceLine } from './ChoiceLine.tsx';

export interface ChoiceGroupProps {
  readonly label: ReactNode;
  /** More than one can be chosen. */
  readonly isMany: boolean;
  readonly options: Question['options'];
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly onChoose: (ids: readonly string[]) => void;
}

/** One or several of some options, all of which are in sight. */
export function ChoiceGroup({ label, isMany, options, chosen, error, onChoose }: ChoiceGroupProps) {
  const { t } = useTranslation();
  const id = useId();
  const choose = (option: string, isChosen: boolean): void => {
    if (!isMany) onChoose([option]);
    // In the order of the options, whichever was ticked first.
    else
      onChoose(
        options.map((each) => each.id).filter((each) => (each === option ? isChosen : chosen.includes(each))),
      );
  };
  return (
    <fieldset
      className="grid min-w-0 gap-1"
      data-fault={error !== undefined || undefined}
      aria-describedby={`${id}-error`}
    >
      <legend className="mb-1 font-semibold">{label}</legend>
      {isMany && <p className="text-text-2">{t('amp.chooseSome')}</p>}
      {options.map((option) => (
        <ChoiceLine
          key={option.id}
          type={isMany ? 'checkbox' : 'radio'}
          name={id}
          isWrong={error !== undefined}
          checked={chosen.includes(option.id)}
          onChange={({ target }) => choose(option.id, target.checked)}
        >
          <AskedWords>{option.text}</AskedWords>
        </ChoiceLine>
      ))}
      <div id={`${id}-error`} aria-live="polite" className="text-down">
        {error !== undefined && (
          <p className="flex gap-1">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
