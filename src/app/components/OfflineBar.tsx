import { useTranslation } from 'react-i18next';
import './offlineBar.css';

/**
 * What being offline means for the page (screens.md 0.3, C14). It floats at the bottom, where nothing moves when it comes
 * and neither the header nor a legal notice is covered. Part of the first load: offline nothing could be fetched.
 */
export function OfflineBar({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useTranslation();
  return (
    // Here before its words are: what appears together with its region is not said.
    <div role="status">{isOffline && <p className="offline-bar">{t('states.offline')}</p>}</div>
  );
}
