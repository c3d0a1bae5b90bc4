import { type ComponentType, lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { NextStep } from './NextStep.tsx';

/**
 * A part of a screen that is loaded when it is first shown. Where it can't be loaded (no network, or a deploy has taken the file
 * away) the rest of the screen goes on, and the part's place says so.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(
    async (): Promise<{ default: ComponentType<Props> }> => ({
      default: await load().catch(() => PartMissing),
    }),
  );
}

/** A browser does not ask again for a script that it could not load, unless the page is loaded again. */
function PartMissing() {
  const { t } = useTranslation();
  return (
    <div className="state">
      <p>{t('states.failedTitle')}</p>
      <NextStep label={t('states.retry')} onClick={() => location.reload()} />
    </div>
  );
}
