import { useTranslation } from 'react-i18next';
import { TextLink } from '#app/components/TextLink.tsx';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { actionOf, targetOf } from './frozenActions.ts';
import type { FrozenAsset } from './frozenAssets.ts';

/** The way to what ends a hold; nothing where it ends by itself. */
export function FrozenAction({ asset }: { readonly asset: FrozenAsset }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const action = actionOf(asset);
  if (action === null) return <NoValue />;
  const target = targetOf(asset, action, language);
  const words = t(`frozen.action.${action}`);
  return 'to' in target ? (
    <TextLink to={target.to}>{words}</TextLink>
  ) : (
    <TextLink href={target.href} isNewTab>
      {words}
    </TextLink>
  );
}
