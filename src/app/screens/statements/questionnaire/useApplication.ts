import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { Answer, Answers, Product, Signature } from './application.ts';
import { nextStanding, readStanding, type Standing, type StandingEvent } from './nextStanding.ts';
import { readDraft } from './readDraft.ts';
import { shownAnswers } from './shownQuestions.ts';

/** After the last answer, until what was answered is kept. */
const PAUSE_MS = 1_000;

/** Whether the exchange has the answers that are on the page. */
export type SaveState =
  | { readonly kind: 'idle' | 'changed' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly error: AppError };

/** What was signed on this page, and is sent with the application. */
export interface Signed {
  readonly fullName: string;
  readonly signatures: readonly Signature[];
}

export interface UsedApplication {
  readonly standing: Standing;
  readonly dispatch: (event: StandingEvent) => void;
  readonly answers: Answers;
  /** Undefined takes the answer away. */
  readonly answer: (id: string, value: Answer | undefined) => void;
  readonly saveState: SaveState;
  /** Keeps the answers at the exchange as a draft (screens.md 1.21: saved after each step). */
  readonly save: () => Promise<void>;
  readonly signed: Signed | null;
  readonly sign: (signed: Signed | null) => void;
  /** The form is open, whatever the exchange says of the draft. */
  readonly isOpen: boolean;
  /** Begins at a moment of the exchange's clock, in ms since 1970. */
  readonly open: (nowMs: number) => void;
  /** The application is decided or in review: nothing of it stays on the page. */
  readonly finish: () => void;
}

/**
 * An application in the making. Answers are in this component and in the draft at the exchange, and nowhere else: they
 * leave with the page (screens.md 1.19).
 */
export function useApplication(product: Product): UsedApplication {
  const request = useApi();
  const [standing, dispatch] = useReducer(nextStanding, product, readStanding);
  const [answers, setAnswers] = useState<Answers>(() => readDraft(product));
  const [saveState, setSaveState] = useState<SaveState>({ kind: 'idle' });
  const [signed, sign] = useState<Signed | null>(null);
  const [isOpen, setOpen] = useState(false);
  const newest = useRef(answers);
  const saves = useRef(0);
  /** The session in which something was answered that was not sent yet; null for nothing. */
  const changedIn = useRef<number | null>(null);

  // What the exchange said of a draft before it was filled in is older than the page.
  const isDecided = product.status === 'IN_REVIEW' || product.status === 'APPROVED';
  const read = useRef(product);
  useEffect(() => {
    if (read.current === product) return;
    read.current = product;
    if (!isOpen || isDecided) dispatch({ type: 'read', product });
    if (isDecided) setOpen(false);
  }, [product, isOpen, isDecided]);

  const save = async (): Promise<void> => {
    const { generation } = sessionStore.getState();
    saves.current += 1;
    changedIn.current = null;
    const number = saves.current;
    setSaveState({ kind: 'saving' });
    const sent = newest.current;
    const answered = await request('ampAgreementApply', {
      ...{ productId: product.productId, mode: 'draft', signed: [], fullName: '', requestId: createId() },
      answers: shownAnswers(product, sent),
    });
    // A later save says how it stands, and another user's page nothing at all.
    if (number !== saves.current || generation !== sessionStore.getState().generation) return;
    // What could not be kept is tried once more when the page is left.
    if (!answered.ok) changedIn.current ??= generation;
    // What was answered meanwhile is still to be kept.
    if (answered.ok && newest.current !== sent) setSaveState({ kind: 'changed' });
    else setSaveState(answered.ok ? { kind: 'saved' } : { kind: 'failed', error: answered.error });
    if (answered.ok) dispatch({ type: 'saved' });
  };

  // A half-filled step survives a reload: what was answered is kept once the user pauses, or leaves the page before that.
  const keepChange = useEffectEvent(() => {
    if (changedIn.current === sessionStore.getState().generation) void save();
  });
  useEffect(() => {
    if (!isOpen || saveState.kind !== 'changed') return undefined;
    const timer = systemClock.setTimer(() => keepChange(), PAUSE_MS);
    return () => systemClock.clearTimer(timer);
  }, [isOpen, saveState]);
  useEffect(() => () => keepChange(), []);

  return {
    ...{ standing, dispatch, answers, saveState, save, signed, sign, isOpen },
    answer: (id, value) => {
      const next: Record<string, Answer> = { ...newest.current };
      if (value === undefined) delete next[id];
      else next[id] = value;
      newest.current = next;
      changedIn.current = sessionStore.getState().generation;
      setAnswers(next);
      setSaveState({ kind: 'changed' });
    },
    open: (nowMs) => {
      dispatch({ type: 'start', nowMs });
      setOpen(true);
      void save();
    },
    finish: () => {
      // The answer to a draft that is still on its way says nothing of a decided application.
      saves.current += 1;
      changedIn.current = null;
      newest.current = {};
      setAnswers({});
      sign(null);
      setOpen(false);
      setSaveState({ kind: 'idle' });
    },
  };
}
