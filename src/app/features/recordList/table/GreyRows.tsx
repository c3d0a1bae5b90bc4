import { useTranslation } from 'react-i18next';
import { useIsLate } from '#app/components/Skeleton.tsx';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight grey rows where rows are being loaded; seen, and said, after 150 ms (screens.md 1.23). */
export function GreyRows() {
  const { t } = useTranslation();
  const isLate = useIsLate();
  return (
    <div data-grey="" className={isLate ? undefined : 'invisible'}>
      {/* Here before its words are: what appears together with its region is not said. */}
      <span role="status" className="sr-only">
        {isLate && t('states.loading')}
      </span>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="flex h-11 items-center border-b border-line px-4 in-data-lines:h-15">
            <span className={`h-3 rounded-button bg-line-strong ${row % 2 === 0 ? 'w-full' : 'w-[84%]'}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
