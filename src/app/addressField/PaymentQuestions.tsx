import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import type { PaymentFill } from './readEntry.ts';
import type { AddressParts } from './useAddressEntry.ts';

/** What a payment code says beside its address, and what the user has to decide about it. */
export function PaymentQuestions({ parts, coin }: { readonly parts: AddressParts; readonly coin: string }) {
  const { t } = useTranslation();
  const { asked, filled, clash, chain } = parts;
  const words = ({ tag, amount }: PaymentFill): string => {
    const kind = tagKindOf(chain?.tag.name ?? '');
    const said = [
      ...(tag === undefined ? [] : [t(`addressField.fill.${kind}`, { tag })]),
      ...(amount === undefined ? [] : [t('addressField.fill.amount', { amount, coin })]),
    ];
    return said.join(', ');
  };
  const chosen = chain?.label ?? '';
  const other = clash?.chain;
  return (
    <div role="status" className="address-questions">
      {other !== undefined && (
        <div className="address-notice" data-tone="warn">
          <p>
            {other === null
              ? t('addressField.codeElsewhere', { coin, chosen })
              : t('addressField.codeOther', { name: other.label, chosen })}
          </p>
          <div className="address-choices">
            {other !== null && (
              <Button size="small" onClick={() => parts.switchTo(other)}>
                {t('addressField.use', { name: other.label })}
              </Button>
            )}
            <Button size="small" variant="ghost" onClick={parts.stay}>
              {t('addressField.stay', { name: chosen })}
            </Button>
          </div>
        </div>
      )}
      {clash?.isOtherCoin === true && <p className="address-notice">{t('addressField.codeCoin')}</p>}
      {asked !== null && (
        <div className="address-notice" data-tone="warn">
          <p>{t('addressField.codeSays', { what: words(asked) })}</p>
          <div className="address-choices">
            <Button size="small" onClick={parts.agree}>
              {t('addressField.replace')}
            </Button>
            <Button size="small" variant="ghost" onClick={parts.disagree}>
              {t('addressField.keep')}
            </Button>
          </div>
        </div>
      )}
      {filled !== null && words(filled) !== '' && (
        <p className="address-notice">{t('addressField.codeFilled', { what: words(filled) })}</p>
      )}
    </div>
  );
}
