import { useTranslation } from 'react-i18next';

const KNOWN = ['residence', 'netWorth', 'loss', 'truth', 'ownAccount'] as const;
type Known = (typeof KNOWN)[number];

/** Why an answer rules out an approval, by the id of its question. */
export function RefusalWords({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  return <>{t(`amp.refusal.${isKnown(id) ? id : 'other'}`)}</>;
}

function isKnown(id: string): id is Known {
  return (KNOWN as readonly string[]).includes(id);
}
