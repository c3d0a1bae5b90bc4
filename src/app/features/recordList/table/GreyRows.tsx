import { useTranslation } from 'react-i18next';
import { useIsLate } from '#app/components/Skeleton.tsx';

const ROWS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Eight grey rows where rows are being loaded; seen, and said, after 150 ms (screens.md 1.23). */
export function GreyRows() {
  const { t } = useTranslation();
  const isLate = useIsLate();
  return (
    <div className="records-grey" data-shown={isLate || undefined}>
      {/* Here before its words are: what appears together with its region is not said. */}
      <span role="status" className="sr-only">
        {isLate && t('states.loading')}
      </span>
      <div aria-hidden="true">
        {ROWS.map((row) => (
          <div key={row} className="records-grey-row">
            <span className="records-grey-bar" />
          </div>
        ))}
      </div>
    </div>
  );
}
