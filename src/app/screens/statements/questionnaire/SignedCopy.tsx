import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { printAlone } from '#app/browser/printAlone.ts';
import { Button } from '#app/components/Button.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { colonOf, withLabel } from '#app/components/format/joinTexts.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { DocumentOrderLine } from '#app/features/exportJobs/DocumentOrderLine.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { AskedWords } from './AskedWords.tsx';
import type { Product, Signature } from './application.ts';
import { productName } from './applicationNames.ts';
import { HashText } from './HashText.tsx';
import { loadAgreement } from './useAgreementText.ts';

export interface SignedCopyProps {
  readonly product: Product;
  readonly signatures: readonly Signature[];
  readonly fullName: string;
}

/** The texts of a copy by the id of their agreement; null until they are asked for. */
type Texts = Readonly<Record<string, string>>;

/** What was signed, with its hashes; the exchange's copy with the whole texts, and one that is printed (screens.md 1.19). */
export function SignedCopy(props: SignedCopyProps) {
  const { product, signatures, fullName } = props;
  const { applyId } = product;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [texts, setTexts] = useState<Texts | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (texts === null) return;
    window.print();
    setTexts(null);
  }, [texts]);

  const load = async (): Promise<void> => {
    setLoading(true);
    setFailure(null);
    const loaded: Record<string, string> = {};
    for (const { id, version, sha256 } of signatures) {
      const agreement = product.agreements.find((each) => each.id === id && each.version === version);
      if (agreement === undefined) continue;
      const state = await loadAgreement({ ...agreement, sha256 });
      if (state.kind === 'open' && state.verdict !== 'differs') loaded[id] = state.text;
      else setFailure(state.kind === 'failed' ? errorText(state.error) : t('amp.agreements.differs'));
    }
    setLoading(false);
    if (signatures.every(({ id }) => id in loaded)) setTexts(loaded);
  };
  return (
    <ScreenCard as="section" gap="gap-4" className="lg:max-w-246" aria-labelledby="amp-signed">
      <h2 id="amp-signed" className="text-large font-semibold">
        {t('amp.signed.title')}
      </h2>
      <SignatureList {...props} />
      <p>
        {t('amp.signed.by')}: <bdi>{fullName}</bdi>
      </p>
      <Row>
        {applyId !== undefined && (
          <DocumentOrderLine
            label={t('amp.signed.copy')}
            about={{ type: 'signedApplication', applyId }}
            atMs={Math.min(...signatures.map(({ signedAt }) => Number(signedAt)))}
          />
        )}
        <Button size="small" isLoading={isLoading} onClick={() => void load()}>
          {t('terms.print')}
        </Button>
      </Row>
      <div role="alert" className="text-down">
        {failure}
      </div>
      {texts !== null && createPortal(<Sheet {...props} texts={texts} />, document.body)}
    </ScreenCard>
  );
}

/** The printed copy; on the screen it is not shown. */
function Sheet({ texts, ...props }: SignedCopyProps & { readonly texts: Texts }) {
  const { t } = useTranslation();
  return (
    <article ref={printAlone} className="hidden print:block">
      <h1 className="text-xlarge/normal font-semibold">{t('amp.signed.heading')}</h1>
      <p>
        {t('amp.signed.product')}: <bdi>{productName(props.product, t)}</bdi>
      </p>
      <p>
        {t('amp.signed.by')}: <bdi>{props.fullName}</bdi>
      </p>
      <SignatureList {...props} />
      {props.signatures.map(({ id }) => (
        <section
          key={id}
          className="break-before-page whitespace-pre-wrap"
          lang={props.product.lang}
          dir="auto"
        >
          {texts[id]}
        </section>
      ))}
    </article>
  );
}

function SignatureList({ product, signatures }: SignedCopyProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul className="grid gap-3">
      {signatures.map(({ id, version, sha256, signedAt }) => (
        <li key={id} className="grid gap-0.5">
          <strong>
            {t('amp.signed.document') + colonOf(language)}
            <AskedWords>{product.agreements.find((each) => each.id === id)?.title ?? id}</AskedWords>
          </strong>
          <span>
            {t('amp.signed.version') + colonOf(language)}
            <bdi>{version}</bdi>
          </span>
          <span>{withLabel(t('amp.signed.at'), formatMoment(Number(signedAt), language), language)}</span>
          <HashText label={t('amp.signed.hash') + colonOf(language)} sha256={sha256} />
        </li>
      ))}
    </ul>
  );
}
