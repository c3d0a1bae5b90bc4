import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { figuresOf } from '#app/components/format/figures.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { Card } from '#app/components/layout/Card.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { FollowedSet } from './followSet.ts';
import { useJobFollower } from './useJobFollower.ts';

const NO_SETS = createStore<readonly FollowedSet[]>()(() => []);

/** The files that the user waits for: one bar for each order, however many parts it has (screens.md 1.18). */
export function JobSets() {
  const { t } = useTranslation();
  const follower = useJobFollower();
  const sets = useStore(follower?.sets ?? NO_SETS);
  if (sets.length === 0) return null;
  return (
    <Card as="section" aria-label={t('exportJobs.sets.title')}>
      <ul className="grid" data-sets>
        {sets.map((set) => (
          <Row
            as="li"
            key={set.key}
            gap="gap-x-3 gap-y-1"
            className="min-h-11 border-line px-4 py-1 not-first:border-t"
          >
            <span className="min-w-0 grow basis-50">{set.name}</span>
            {!set.isOver && <progress className="w-24" aria-label={set.name} max={100} value={set.percent} />}
            <span role="status" className="num text-text-2">
              <SetWords set={set} />
            </span>
            {set.isOver && (
              <IconButton
                icon={X}
                label={t('exportJobs.sets.seen', { name: set.name })}
                onClick={() => follower?.dismiss(set.key)}
              />
            )}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

function SetWords({ set }: { readonly set: FollowedSet }) {
  const { t } = useTranslation();
  const figures = figuresOf(useLanguage());
  const { ids, ready, failed, isOver, percent, jobs } = set;
  if (isOver && failed > 0) return t('exportJobs.sets.failed', { count: failed });
  if (isOver) return t('exportJobs.sets.over', { count: jobs.length });
  if (ids.length > 1) return t('exportJobs.sets.parts', { ready, count: ids.length });
  return percent === 0
    ? t('exportJobs.sets.queued')
    : t('exportJobs.making', { percent: figures.percent(String(percent)) });
}
