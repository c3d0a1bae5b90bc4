import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinClasses } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import type { SecurityProof } from '#app/features/securityStep/securityState.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { mergeProfileUserTag } from '#app/stores/globalStore.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import { type BookSettings, readSettings } from '../book/readBook.ts';
import type { BookQuery } from '../book/useBook.ts';
import { useBookCache } from '../book/useBook.ts';
import { superProof, useIsUs } from './usVariant.ts';

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

interface TurnSwitch {
  readonly turn: (type: SwitchType, on: boolean) => Promise<void>;
  /** What the user wants and the exchange has not done yet; it is shown as done. */
  readonly turning: { readonly type: SwitchType; readonly on: boolean } | null;
  /** Why a switch is back where it was. */
  readonly refused: { readonly type: SwitchType; readonly error: AppError } | null;
  readonly dialog: ReactNode;
}

/** Turns one of the book's switches, after the security step; on site USA by that site's own call (screens.md 2.5). */
function useTurnSwitch(settings: BookSettings | undefined): TurnSwitch {
  const { t } = useTranslation();
  const isUs = useIsUs();
  const request = useApi();
  const { changeSettings, refresh } = useBookCache();
  const { run, dialog } = useSecurityStep();
  const [turning, setTurning] = useState<TurnSwitch['turning']>(null);
  const [refused, setRefused] = useState<TurnSwitch['refused']>(null);

  const send = async (type: SwitchType, on: boolean, proof: SecurityProof) =>
    isUs
      ? requireResult(await request('addressSuperVerification', { type, on, ...superProof(proof) }))
      : requireResult(await request('addressSwitch', { type, on, ...proof }));

  const turn = async (type: SwitchType, on: boolean): Promise<void> => {
    if (turning !== null || settings === undefined) return;
    setRefused(null);
    setTurning({ type, on });
    const what = t(`book.switches.${type}.${on ? 'whatOn' : 'whatOff'}`);
    const consequence = t(isLoosening(type, on) ? 'book.switches.pauses' : 'book.switches.atOnce');
    const subject = {
      scene: RISK_SCENES.switches,
      about: { type, on },
      what: `${what} ${consequence}`,
    } as const;
    const done = await run(subject, (proof) => send(type, on, proof));
    setTurning(null);
    if (done === null) return;
    if (done.ok) changeSettings(readSettings(done.value.value.settings, done.value.skewMs));
    else setRefused({ type, error: done.error });
    // Done or not: an answer that was lost may have arrived there.
    refresh();
    // Other pages go by the tag.
    const tags = requireResult(
      await request('userTag', { req_tags: ['withdraw_addr_level'] }, { fresh: true }),
    );
    if (tags.ok) mergeProfileUserTag(tags.value.value);
  };
  return { turn, turning, refused, dialog };
}

type SwitchType = InputOf<'addressSwitch'>['type'];

/** In the order in which they are shown. */
const SWITCHES: readonly SwitchType[] = ['whitelistOnly', 'newAddressLock', 'verificationFree'];

/** The position of each switch that protects less against theft. */
const LOOSE: Readonly<Record<SwitchType, boolean>> = {
  whitelistOnly: false,
  newAddressLock: false,
  verificationFree: true,
};

/** Whether turning a switch there starts the 24 h pause of withdrawals (screens.md 1.9). */
function isLoosening(type: SwitchType, on: boolean): boolean {
  return LOOSE[type] === on;
}
