import type { Factor, SecurityEvent, SecurityState } from './securityState.ts';

/** The next state of the security step; the same one where an event means nothing in it. */
export function nextSecurityState(state: SecurityState, event: SecurityEvent): SecurityState {
  switch (event.type) {
    case 'begin':
      return state.name === 'CLOSED'
        ? { name: 'ASKING', isFirst: true, number: state.number + 1, fault: event.fault }
        : state;
    case 'answered':
      return state.name === 'ASKING' && state.number === event.number ? takeAnswer(state, event) : state;
    case 'unreached':
      return state.name === 'ASKING' && state.number === event.number
        ? { name: 'UNREACHED', number: state.number, error: event.error }
        : state;
    case 'retry':
      return state.name === 'UNREACHED'
        ? { name: 'ASKING', isFirst: false, number: state.number + 1, fault: null }
        : state;
    case 'submit':
      return submit(state, event.nowMs);
    case 'refused':
      return state.name === 'SENDING' ? takeRefusal(state, event) : state;
    case 'timeOver':
      return endTime(state, event.nowMs);
    case 'close':
      return state.name === 'CLOSED' ? state : { name: 'CLOSED', number: state.number };
  }
}

type In<Name extends SecurityState['name']> = Extract<SecurityState, { readonly name: Name }>;
type On<Type extends SecurityEvent['type']> = Extract<SecurityEvent, { readonly type: Type }>;

function takeAnswer({ number, fault }: In<'ASKING'>, { answer, expiresAtMs }: On<'answered'>): SecurityState {
  if (answer.action === 'deny') return { name: 'BLOCKED', number, code: answer.deny_reason ?? DENIED };
  // A passkey that is not required is left out: the step's calls carry nothing that one could be asked with.
  if (answer.components.some(({ type, required }) => type === 'passkey' && required)) {
    return { name: 'BLOCKED', number, code: 'passkey' };
  }
  const factors: Factor[] = answer.components.flatMap(({ type, required, masked }) =>
    type === 'passkey' ? [] : [{ type, isRequired: required, masked }],
  );
  const step = { token: answer.risk_token, expiresAtMs, factors };
  return answer.action === 'pass' || factors.length === 0
    ? { name: 'SENDING', number, step: { ...step, factors: [] }, wasFree: true }
    : { name: 'ENTERING', number, step, fault };
}

/** 131226, refused for security (screens.md 0.2), where the exchange gives no reason. */
const DENIED = '131226';

function submit(state: SecurityState, nowMs: number): SecurityState {
  if (state.name !== 'ENTERING') return state;
  const { number, step } = state;
  return step.expiresAtMs <= nowMs
    ? { name: 'ASKING', isFirst: false, number: number + 1, fault: { kind: 'renewed' } }
    : { name: 'SENDING', number, step, wasFree: false };
}

function takeRefusal(
  { number, step, wasFree }: In<'SENDING'>,
  { refusal, nowMs }: On<'refused'>,
): SecurityState {
  if (refusal.kind === 'locked') return { name: 'LOCKED', number, untilMs: nowMs + refusal.retryAfterMs };
  // What needed no code when the step began needs one now: another step says which.
  return wasFree
    ? { name: 'ASKING', isFirst: false, number: number + 1, fault: null }
    : { name: 'ENTERING', number, step, fault: { kind: 'wrong', remaining: refusal.remaining } };
}

function endTime(state: SecurityState, nowMs: number): SecurityState {
  if (state.name === 'LOCKED' && state.untilMs <= nowMs) {
    return { name: 'ASKING', isFirst: false, number: state.number + 1, fault: null };
  }
  if (state.name === 'ENTERING' && state.step.expiresAtMs <= nowMs) {
    return { name: 'ASKING', isFirst: false, number: state.number + 1, fault: { kind: 'renewed' } };
  }
  return state;
}
