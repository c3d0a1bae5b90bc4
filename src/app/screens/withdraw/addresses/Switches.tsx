import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { BookQuery } from '../book/useBook.ts';
import { isLoosening, SWITCHES, type SwitchType } from './switchRules.ts';
import { useTurnSwitch } from './useTurnSwitch.ts';

/** The three security switches: what each does now, and what its other position brings, before it is clicked (screens.md 1.9). */
export function Switches({ book }: Pick<BookQuery, 'book'>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { turn, turning, refused, dialog } = useTurnSwitch(book?.settings);
  const [isShown, setShown] = useState(false);
  return (
    <Card as="section" className="px-4 py-3" aria-label={t('book.switches.title')}>
      <Row isOneLine gap="gap-2" className="justify-between">
        <h2 className="font-semibold">{t('book.switches.title')}</h2>
        {/* On a phone the list comes first, and the switches are one line until they are asked for. */}
        <button
          type="button"
          className="hidden min-h-11 items-center px-2 text-text-2 underline underline-offset-3 max-md:inline-flex"
          aria-expanded={isShown}
          onClick={() => setShown(!isShown)}
        >
          {book === undefined
            ? t('states.loading')
            : t('book.switches.on', { count: SWITCHES.filter((type) => book.settings[type]).length })}
        </button>
      </Row>
      {book === undefined ? (
        // As high as the switches.
        <div className="min-h-55 max-md:hidden lg:min-h-22">
          <Skeleton lines={3} />
        </div>
      ) : (
        <Stack
          as="ul"
          gap="gap-x-6 gap-y-4"
          className={joinClasses('mt-2 lg:grid-cols-3', !isShown && 'max-md:hidden')}
        >
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
        </Stack>
      )}
      {dialog}
    </Card>
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

const TRACK =
  'relative h-5.5 w-10 rounded-[11px] border after:absolute after:top-0.75 after:size-3.5 after:rounded-[7px] forced-colors:after:bg-[ButtonText]';
const TRACK_ON = 'border-text bg-text after:start-5.25 after:bg-raised';
const TRACK_OFF = 'border-field-line after:start-0.75 after:bg-text-2';

function SwitchRow({ type, isOn, isTurning, isDisabled, error, onTurn }: SwitchRowProps) {
  const { t } = useTranslation();
  const ids = { now: `switch-${type}-now`, next: `switch-${type}-next` };
  return (
    <Row isOneLine align="items-start" gap="gap-3">
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-busy={isTurning || undefined}
        aria-disabled={isDisabled || undefined}
        aria-label={t(`book.switches.${type}.title`)}
        aria-describedby={`${ids.now} ${ids.next}`}
        className={joinClasses(
          '-mt-2.75 grid size-11 flex-none place-items-center rounded-button',
          isTurning ? 'cursor-progress' : isDisabled && 'cursor-not-allowed',
        )}
        onClick={() => !isDisabled && onTurn(!isOn)}
      >
        <span
          className={joinClasses(TRACK, isOn ? TRACK_ON : TRACK_OFF, isTurning && 'opacity-60')}
          aria-hidden="true"
        />
      </button>
      <div className="min-w-0">
        <p className="font-semibold" aria-hidden="true">
          {t(`book.switches.${type}.title`)}
        </p>
        <p id={ids.now}>{t(`book.switches.${type}.${isOn ? 'isOn' : 'isOff'}`)}</p>
        <p id={ids.next} className={!isTurning && isLoosening(type, !isOn) ? 'text-warn' : 'text-text-2'}>
          {isTurning ? t('book.switches.turning') : t(`book.switches.${type}.${isOn ? 'toOff' : 'toOn'}`)}
        </p>
        <p role="alert" className="text-down empty:hidden">
          {error !== undefined && t('book.switches.kept', { reason: error })}
        </p>
      </div>
    </Row>
  );
}
