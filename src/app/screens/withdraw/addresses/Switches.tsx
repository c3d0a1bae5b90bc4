import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { BookQuery } from '../book/useBook.ts';
import { isLoosening, SWITCHES, type SwitchType } from './switchRules.ts';
import { useTurnSwitch } from './useTurnSwitch.ts';
import './switches.css';

/** The three security switches: what each does now, and what its other position brings, before it is clicked (screens.md 1.9). */
export function Switches({ book }: Pick<BookQuery, 'book'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { turn, turning, refused, dialog } = useTurnSwitch(book?.settings);
  const [isShown, setShown] = useState(false);
  return (
    <section
      className="card book-switches"
      aria-label={t('book.switches.title')}
      data-shown={isShown || undefined}
    >
      <div className="book-switches-head">
        <h2>{t('book.switches.title')}</h2>
        {/* On a phone the list comes first, and the switches are one line until they are asked for. */}
        <button
          type="button"
          className="book-switches-more"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {book === undefined
            ? t('states.loading')
            : t('book.switches.on', { count: SWITCHES.filter((type) => book.settings[type]).length })}
        </button>
      </div>
      {book === undefined ? (
        <Skeleton lines={3} />
      ) : (
        <ul>
          {SWITCHES.map((type) => {
            const isOn = turning?.type === type ? turning.on : book.settings[type];
            return (
              <li key={type}>
                <SwitchRow
                  type={type}
                  isOn={isOn}
                  isTurning={turning?.type === type}
                  isDisabled={turning !== null}
                  error={refused?.type === type ? errorText(refused.error) : undefined}
                  onTurn={(on) => void turn(type, on)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {dialog}
    </section>
  );
}

interface SwitchRowProps {
  readonly type: SwitchType;
  readonly isOn: boolean;
  /** The exchange is being asked; the switch already shows its new position. */
  readonly isTurning: boolean;
  readonly isDisabled: boolean;
  readonly error: string | undefined;
  readonly onTurn: (on: boolean) => void;
}

function SwitchRow({ type, isOn, isTurning, isDisabled, error, onTurn }: SwitchRowProps) {
  const { t } = useTranslation();
  const ids = { now: `switch-${type}-now`, next: `switch-${type}-next` };
  return (
    <div className="book-switch">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={isTurning || undefined}
        aria-disabled={isDisabled || undefined}
        aria-label={t(`book.switches.${type}.title`)}
        aria-describedby={`${ids.now} ${ids.next}`}
        className="book-switch-control"
        onClick={() => !isDisabled && onTurn(!isOn)}
      >
        <span className="book-switch-track" aria-hidden="true" />
      </button>
      <div className="book-switch-words">
        <p className="font-semibold" aria-hidden="true">
          {t(`book.switches.${type}.title`)}
        </p>
        <p id={ids.now}>{t(`book.switches.${type}.${isOn ? 'isOn' : 'isOff'}`)}</p>
        <p
          id={ids.next}
          className="book-switch-next"
          data-loosens={(!isTurning && isLoosening(type, !isOn)) || undefined}
        >
          {isTurning ? t('book.switches.turning') : t(`book.switches.${type}.${isOn ? 'toOff' : 'toOn'}`)}
        </p>
        <p role="alert" className="text-down empty:hidden">
          {error !== undefined && t('book.switches.kept', { reason: error })}
        </p>
      </div>
    </div>
  );
}
