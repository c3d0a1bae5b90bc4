import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { joinList } from '#app/components/format/joinList.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { askForMiddle, groupsOf, type KnownAddress } from './lookAlike.ts';
import { AddressLine } from './Notice.tsx';

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
  const { place } = askForMiddle(address, lookAlikes);
  const nameOf = ({ remark }: KnownAddress): string => remark || t('addressField.guard.noName');
  if (isConfirmed) {
    return (
      <AddressLine>
        <Check size={16} aria-hidden="true" className="text-up" />
        {t('addressField.guard.confirmed', { names: joinList(lookAlikes.map(nameOf), language) })}
      </AddressLine>
    );
  }
  return (
    <Stack
      as="section"
      className="rounded-card border border-down bg-down-wash p-4"
      aria-label={t('addressField.guard.title')}
      data-question
    >
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert size={16} aria-hidden="true" className="flex-none text-down" />
        {t('addressField.guard.title')}
      </p>
      <p>{t('addressField.guard.text')}</p>
      <Facts gap="gap-0">
        <Fact shape="stack" label={t('addressField.guard.this')} valueClass="mb-2">
          <Compared address={address} others={lookAlikes.map((other) => other.address)} asked={place} />
        </Fact>
        {lookAlikes.map((other) => (
          <Fact
            key={other.address}
            shape="stack"
            label={
              <span dir="auto" className="block">
                {nameOf(other)}
              </span>
            }
            valueClass="mb-2"
          >
            <Compared address={other.address} others={[address]} />
          </Fact>
        ))}
      </Facts>
      <MiddleField place={place} onTyped={onTyped} />
    </Stack>
  );
}

interface MiddleFieldProps extends Pick<LookAlikeGuardProps, 'onTyped'> {
  /** The group that has to be typed, from 1. */
  readonly place: number;
}

/** Takes the four characters by which it is seen that the middle was read. */
function MiddleField({ place, onTyped }: MiddleFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const confirm = (): void => setIsWrong(!onTyped(typed));
  return (
    <Field
      label={t('addressField.guard.ask', { place })}
      hint={t('addressField.guard.where')}
      error={isWrong ? t('addressField.guard.wrong') : undefined}
    >
      {(control) => (
        <Row align="items-stretch" gap="gap-2">
          <input
            {...control}
            className={`${control.className} max-w-40 flex-1 font-code`}
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
        </Row>
      )}
    </Field>
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
    <code
      dir="ltr"
      translate="no"
      className="flex flex-wrap gap-x-2.5 font-code text-large/[1.75rem] font-medium"
    >
      {groupsOf(address).map((group, at) => {
        const isDifferent = compared.some((other) => other[at] !== group);
        const Group = isDifferent ? 'mark' : 'span';
        return (
          <Group
            // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; the same four characters may come twice
            key={at}
            className={joinClasses(
              isDifferent && 'border-b-2 border-down bg-transparent font-bold text-inherit',
              asked === at + 1 && 'rounded-[2px] outline-2 outline-offset-2 outline-text',
            )}
          >
            {group}
          </Group>
        );
      })}
    </code>
  );
}
