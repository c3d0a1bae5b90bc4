import type { i18n as I18n, TFunction } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { tagKindOf } from '#app/components/tagKind.ts';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import type { SecuritySubject } from '#app/features/securityStep/createSecurityStep.ts';
import type { SubjectFact } from '#app/features/securityStep/SubjectFacts.tsx';
import type { Language } from '#shared/site/languages.ts';
import { recipientWords, sayOrder, TO_USER } from './sayOrder.ts';
import type { WithdrawalOrder } from './withdrawalOrder.ts';

/**
 * The order for the security step: a sentence, and all that it decides (screens.md 0.2c, "Deciding"). `chain` is its network,
 * undefined where the exchange has named none such.
 */
export function describeOrder(
  order: WithdrawalOrder,
  chain: AddressChain | undefined,
  i18n: I18n,
): Pick<SecuritySubject, 'what' | 'facts'> {
  const { coin, receive, fee, debit, isInside } = order;
  const { t } = i18n;
  const price = figuresOf(i18n.language as Language).price;
  const money = (plain: string): string => `\u2066${price(plain)} ${coin}\u2069`;
  return {
    what: sayOrder(order, i18n),
    facts: [
      { label: t('withdraw.review.receive'), text: money(receive) },
      {
        label: t('withdraw.review.fee'),
        text: /[1-9]/.test(fee) ? money(fee) : t('withdraw.review.noFee'),
      },
      { label: t('withdraw.review.debit'), text: money(debit) },
      {
        label: t('terms.network'),
        text: isInside ? t('withdraw.review.inside') : (chain?.label ?? order.chain),
      },
      ...recipientFacts(order, chain, t),
    ],
  };
}

/** The whole address, or the account, and the memo, or that there is none. */
export function recipientFacts(
  { address, tag, forceChain, name }: WithdrawalOrder,
  chain: AddressChain | undefined,
  t: TFunction,
): readonly SubjectFact[] {
  const to = t('withdraw.review.to');
  if (forceChain === TO_USER) {
    return [
      {
        label: to,
        text: name === '' ? `\u2066${address}\u2069` : recipientWords({ address, name, forceChain }),
      },
    ];
  }
  const takesTag = chain !== undefined && chain.tag.mode !== 'forbidden';
  const none = t(takesTag ? 'withdraw.recipient.withoutTag' : 'withdraw.recipient.noTag');
  return [
    { label: name === '' ? to : `${to} \u2068${name}\u2069`, text: address, kind: 'address' },
    {
      label: t(`tagField.label.${tagKindOf(chain?.tag.name ?? '')}`),
      text: tag === '' ? none : `\u2066${tag}\u2069`,
    },
  ];
}
