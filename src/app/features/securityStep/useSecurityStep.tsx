import { type ReactNode, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { requireResult } from '#app/queries/requireResult.ts';
import { useApi } from '#app/queries/useApi.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { ok } from '#shared/result/result.ts';
import { writeSubject } from '#shared/securityStep/stepSubjects.ts';
import { createSecurityStep, type SecurityStep, type SecuritySubject } from './createSecurityStep.ts';

const SecurityDialog = lazyPart(
  () => import('./SecurityDialog.tsx'),
  (module) => module.SecurityDialog,
);

export interface SecurityStepHook {
  /** See SecurityStep: resolves with the guarded call's own result, or null where nothing was sent. */
  readonly run: SecurityStep['run'];
  /** A step is open; until its dialog comes, the caller's button shows that something is under way. */
  readonly isOpen: boolean;
  /** To be rendered by the caller, whose form stays as it is behind it. */
  readonly dialog: ReactNode;
}

/** The security step (screens.md 0.3, C6) of one form: every guarded action goes through its `run`. */
export function useSecurityStep(): SecurityStepHook {
  const request = useApi();
  const generation = useStore(sessionStore, (state) => state.generation);
  const step = useMemo(
    () =>
      createSecurityStep({
        clock: systemClock,
        intercept: async (subject: SecuritySubject) => {
          const input = { sence: subject.scene, ext_info_str: writeSubject(subject) };
          const answered = requireResult(await request('riskIntercept', input));
          if (!answered.ok) return answered;
          return ok({ answer: answered.value.value, skewMs: answered.value.skewMs });
        },
      }),
    [request],
  );
  const state = useSyncExternalStore(step.subscribe, step.getState);
  // What one user was about to do is not the next one's to confirm; nor is that of a form which has gone.
  const shownUnder = useRef(generation);
  useEffect(() => {
    if (shownUnder.current !== generation) step.close();
    shownUnder.current = generation;
  }, [generation, step]);
  useEffect(() => step.close, [step]);

  // A step that asks for nothing passes without a dialog.
  const isQuiet = (state.name === 'ASKING' && state.isFirst) || (state.name === 'SENDING' && state.wasFree);
  const isShown = state.name !== 'CLOSED' && !isQuiet;
  return {
    run: step.run,
    isOpen: state.name !== 'CLOSED',
    // The dialog suspends by itself: the form must not disappear while the dialog is loaded.
    dialog: isShown ? (
      <Suspense fallback={null}>
        <SecurityDialog step={step} state={state} />
      </Suspense>
    ) : null,
  };
}
