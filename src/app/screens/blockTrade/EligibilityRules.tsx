import { CircleCheck, CircleDot, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { productHref } from '#app/components/productHref.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { VERIFICATION_PAGE } from '#shared/site/urls.ts';
import { type OtcRule, RULE_IDS, type RuleId } from './otcState.ts';

export interface EligibilityRulesProps {
  /** What the exchange says of the user; without it the rules are explained and nothing is ticked. */
  readonly rules?: readonly OtcRule[] | undefined;
  /** Only those that are not kept, where the others would be in the way. */
  readonly onlyBroken?: boolean;
}

/** Each rule of block trades, whether it is kept, and what can be done where it is not (screens.md 1.6). */
export function EligibilityRules({ rules, onlyBroken = false }: EligibilityRulesProps) {
  const ids = RULE_IDS.filter((id) => rules === undefined || rules.some((rule) => rule.id === id));
  return (
    <ul className="grid">
      {ids.map((id) => {
        const rule = rules?.find((each) => each.id === id);
        if (onlyBroken && rule?.ok !== false) return null;
        return <Rule key={id} id={id} rule={rule} />;
      })}
    </ul>
  );
}

const MARKS = {
  kept: { Icon: CircleCheck, colour: 'text-up' },
  broken: { Icon: CircleX, colour: 'text-down' },
  unknown: { Icon: CircleDot, colour: '' },
} as const satisfies Readonly<Record<string, { readonly Icon: LucideIcon; readonly colour: string }>>;

function Rule({ id, rule }: { readonly id: RuleId; readonly rule: OtcRule | undefined }) {
  const { t } = useTranslation();
  const state = rule === undefined ? 'unknown' : rule.ok ? 'kept' : 'broken';
  const { Icon, colour } = MARKS[state];
  return (
    <li
      className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 gap-y-0.5 border-line py-3 not-first:border-t"
      data-rule={id}
      data-kept={rule?.ok}
    >
      <Icon size={20} aria-hidden="true" className={joinClasses('mt-0.5', colour)} />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">
          {t(`block.rule.${id}.title`)}
          {state !== 'unknown' && <span className="sr-only">: {t(`block.rules.${state}`)}</span>}
        </p>
        <p className="text-text-2">{t(`block.rule.${id}.text`)}</p>
        {rule?.ok === false && <Missing rule={rule} />}
      </div>
    </li>
  );
}

/** What is required, what the user has, and the way to it. */
function Missing({ rule: { id, need, have, action } }: { readonly rule: OtcRule }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  /** "50000 USD" in the reader's figures; other words stand as the exchange has them. */
  const write = (text: string): string => {
    const [, amount, unit] = /^(\d+(?:\.\d+)?) (\S+)$/.exec(text) ?? [];
    return `\u2068${amount === undefined || unit === undefined ? text : `${price(amount)} ${unit}`}\u2069`;
  };
  return (
    <>
      <p>{t('block.rules.needHave', { need: write(need), have: write(have) })}</p>
      {id === 'balance' ? (
        <p>
          <TextLink to="/deposit">{t('block.rules.deposit')}</TextLink>
        </p>
      ) : (
        action !== '' && (
          <p className="font-semibold">
            {id === 'kyc' ? (
              <TextLink isNewTab href={productHref({ language, head: '', tail: VERIFICATION_PAGE })}>
                {t('block.rules.verify')}
              </TextLink>
            ) : (
              action
            )}
          </p>
        )
      )}
    </>
  );
}
