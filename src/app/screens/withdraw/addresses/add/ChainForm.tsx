import { useTranslation } from 'react-i18next';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import { AddressField } from '#app/features/addressField/AddressField.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { TagField } from '#app/features/addressField/TagField.tsx';
import { useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { coinWords } from '../bookWords.ts';
import { OwnerFields } from '../OwnerFields.tsx';
import { RemarkField } from '../RemarkField.tsx';
import { useZone } from '../useZone.ts';
import { FreeOfCodes } from './FreeOfCodes.tsx';
import type { ChainDraft } from './useChainDraft.ts';

export interface ChainFormProps {
  readonly form: ChainDraft;
  /** The user has tried to go on, so what is missing is named. */
  readonly isJudged: boolean;
}

/** The fields of an address on a chain: coin, network, address, memo, name, owner. */
export function ChainForm({ form, isJudged }: ChainFormProps) {
  const { t } = useTranslation();
  const zone = useZone();
  const { coin, entry, tag, saved, remark, remarkFault } = form;
  const isEmpty = entry.verdict.kind === 'empty';
  const names = { name: saved.kind === 'none' ? '' : saved.entry.remark };
  return (
    <>
      <PlaceFields form={form} isJudged={isJudged} />
      <AddressField
        entry={entry}
        isSubmitted={isJudged}
        label={t('book.column.address')}
        coin={coin === '' || coin === UNIVERSAL ? t('book.universal') : coin}
        error={
          saved.kind === 'same'
            ? t('book.add.duplicate', names)
            : isJudged && isEmpty
              ? t('form.required', { label: t('book.column.address') })
              : undefined
        }
      />
      {saved.kind === 'joined' && (
        <p role="status" className="text-text-2">
          {saved.entry.coin === UNIVERSAL
            ? t('book.add.joinedAny', names)
            : t('book.add.joined', { ...names, coin: coinWords(saved.entry, t) })}
        </p>
      )}
      <TagField
        entry={tag}
        isSubmitted={isJudged}
        onChange={form.setTag}
        onNoneConfirmed={form.confirmNoTag}
      />
      {coin === UNIVERSAL && tag.chain !== undefined && tag.chain.tag.mode !== 'forbidden' && (
        <p className="text-text-2">
          {t(`book.add.anyCoinTag.${tagKindOf(tag.chain.tag.name)}`, { chain: tag.chain.label })}
        </p>
      )}
      <RemarkField remark={remark} fault={remarkFault} isJudged={isJudged} onChange={form.setRemark} />
      <OwnerFields zone={zone} owner={form.owner} isJudged={isJudged} onChange={form.setOwner} />
      <FreeOfCodes isFree={form.isFree} onChange={form.setFree} />
    </>
  );
}

/** The coin and the network that an address is saved for. */
function PlaceFields({ form, isJudged }: ChainFormProps) {
  const { t } = useTranslation();
  const { answer } = useCoinListQuery('withdraw');
  const coins = answer?.result?.list ?? [];
  const { coin, chainCode, chains } = form;
  const missing = (what: string): string => t('form.required', { label: what });
  return (
    <Stack gap="gap-4" className="sm:grid-cols-2">
      <Select
        label={t('book.add.coin')}
        value={coin}
        error={isJudged && coin === '' ? missing(t('book.add.coin')) : undefined}
        hint={coin === UNIVERSAL ? t('book.add.anyCoinHint') : undefined}
        onChange={form.chooseCoin}
        leftOut={answer?.leftOut}
        options={[
          { value: '', label: t('book.add.chooseCoin'), isDisabled: true },
          { value: UNIVERSAL, label: t('book.add.anyCoin') },
          ...coins
            .filter(({ type }) => type === 'crypto')
            .map((row) => ({ value: row.coin, label: `${row.coin} · ${row.name}` })),
        ]}
      />
      <Select
        label={t('book.add.chain')}
        value={chainCode}
        error={isJudged && chainCode === '' ? missing(t('book.add.chain')) : undefined}
        onChange={form.chooseChain}
        leftOut={chains.query.answer?.leftOut}
        options={[
          { value: '', label: t('book.add.chooseChain'), isDisabled: true },
          ...chains.chains.map(({ code, label }) => ({ value: code, label })),
        ]}
      />
    </Stack>
  );
}
