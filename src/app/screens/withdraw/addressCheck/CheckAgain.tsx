import { useTranslation } from 'react-i18next';
import { useSearch } from '#app/browser/useSearch.ts';
import { Button } from '#app/components/Button.tsx';
import type { RiskRecord } from './riskRecord.ts';

/** Puts the address of an earlier check into the form, by the address of the page as a link does. */
export function CheckAgain({ row }: { readonly row: Pick<RiskRecord, 'chain' | 'address'> }) {
  const { t } = useTranslation();
  const [, change] = useSearch();
  const fill = (): void =>
    change((search) => {
      search.set('chain', row.chain);
      search.set('address', row.address);
      search.delete('id');
      return search;
    });
  return (
    <Button size="small" onClick={fill}>
      {t('riskCheck.log.again')}
    </Button>
  );
}
