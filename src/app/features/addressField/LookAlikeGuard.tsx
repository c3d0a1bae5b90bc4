import { joinList } from '#app/components/format/joinList.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import './lookAlikeGuard.css';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { askForMiddle, groupsOf, type KnownAddress } from './lookAlike.ts';

export interface LookAlikeGuardProps {
  readonly address: string;
  /** At least one. */
  readonly lookAlikes: readonly KnownAddress[];
  readonly isConfirmed: boolean;
  /** Whether what was typed are the four characters. */
  readonly onTyped: (typed: string) => boolean;
}

/**
 * Stops at an address that was made to be taken for a known one: both are shown below each other, the differences marked,
 * and nothing goes on until four characters of the middle were typed (screens.md 1.9, look-alike guard).
 */
export function LookAlikeGuard({ address, lookAlikes, isConfirmed, onTyped }: LookAlikeGuardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const { place } = askForMiddle(address, lookAlikes);
  const nameOf = ({ remark }: KnownAddress): string => remark || t('addressField.guard.noName');
  if (isConfirmed) {
    return (
      <p className="address-line">
        <Check size={16} aria-hidden="true" className="text-up" />
        {t('addressField.guard.confirmed', { names: joinList(lookAlikes.map(nameOf), language) })}
      </p>
    );
  }
  const confirm = (): void => setIsWrong(!onTyped(typed));
  return (
    <section className="look-alike" aria-label={t('addressField.guard.title')}>
      <p className="look-alike-title">
        <TriangleAlert size={16} aria-hidden="true" />
        {t('addressField.guard.title')}
      </p>
      <p>{t('addressField.guard.text')}</p>
      <dl>
        <dt>{t('addressField.guard.this')}</dt>
        <dd>
          <Compared address={address} others={lookAlikes.map((other) => other.address)} asked={place} />
        </dd>
        {lookAlikes.map((other) => (
          <div key={other.address} className="contents">
            <dt dir="auto">{nameOf(other)}</dt>
            <dd>
              <Compared address={other.address} others={[address]} />
            </dd>
          </div>
        ))}
      </dl>
      <Field
        label={t('addressField.guard.ask', { place })}
        hint={t('addressField.guard.where')}
        error={isWrong ? t('addressField.guard.wrong') : undefined}
      >
        {(control) => (
          <div className="look-alike-typed">
            <input
              {...control}
              dir="ltr"
              translate="no"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={8}
              value={typed}
              onChange={({ target }) => {
                setIsWrong(false);
                setTyped(target.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // The form around it must not go on by this key.
                event.preventDefault();
                confirm();
              }}
            />
            <Button onClick={confirm} isDisabled={typed.trim() === ''}>
              {t('addressField.guard.confirm')}
            </Button>
          </div>
        )}
      </Field>
    </section>
  );
}

interface ComparedProps {
  readonly address: string;
  readonly others: readonly string[];
  /** The group that has to be typed, from 1. */
  readonly asked?: number;
}

/** An address in numbered groups; those that differ are marked by more than a colour. */
function Compared({ address, others, asked }: ComparedProps) {
  const compared = others.map(groupsOf);
  return (
    <code dir="ltr" translate="no" className="look-alike-address">
      {groupsOf(address).map((group, at) => {
        const isDifferent = compared.some((other) => other[at] !== group);
        const Group = isDifferent ? 'mark' : 'span';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; the same four characters may come twice
          <Group key={at} data-asked={asked === at + 1 || undefined}>
            {group}
          </Group>
        );
      })}
    </code>
  );
}
