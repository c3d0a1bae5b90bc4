import { useState } from 'react';
import { systemClock } from '#shared/async/clock.ts';
import { judgeStatementSpan } from '../judgeExport.ts';
import { customPeriod, type PeriodKind, statementPeriods } from '../statementPeriods.ts';

/**
 * The period of an account statement: a month, a quarter, a year or other days, and what is wrong with it.
 *
 * @param openedMs When the account was opened, in ms since 1970.
 */
export function usePeriodChoice(openedMs: number) {
  const nowMs = systemClock.wallNow();
  const [kind, setKind] = useState<PeriodKind>('month');
  const [chosen, setChosen] = useState('');
  const [days, setDays] = useState({ start: '', end: '' });
  const periods = kind === 'custom' ? [] : statementPeriods(kind, openedMs, nowMs);
  const period = periods.find(({ id }) => id === chosen) ?? periods[0];
  const span = kind === 'custom' ? customPeriod(days.start, days.end) : (period ?? null);
  const isIncomplete = kind === 'custom' && (days.start === '' || days.end === '');
  const fault = isIncomplete ? null : judgeStatementSpan(span, openedMs, nowMs);
  return { kind, setKind, days, setDays, periods, period, setChosen, span, fault, nowMs };
}
