import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { IconButton } from '#app/components/IconButton.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useApi } from '#app/queries/useApi.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import { CheckBox } from '../CheckBox.tsx';
import { type DataFields, lastMonth, PERSONAL_TYPE } from '../dataFields.ts';
import { Fold } from '../Fold.tsx';
import { followDevice } from './followDevice.ts';
import { MOST_NAME, type Preset, type PresetStore } from './presetStore.ts';

export interface PresetBarProps {
  readonly presets: PresetStore;
  readonly fields: DataFields;
  readonly onUse: (presetId: string) => void;
}

/** Choices that were saved on this device: used with one press, and ordered every month where the user wants it. */
export function PresetBar({ presets, fields, onUse }: PresetBarProps) {
  const { t } = useTranslation();
  const list = useStore(presets.store);
  const [name, setName] = useState('');
  const [isFaulted, setFaulted] = useState(false);
  const trimmed = name.trim();

  const save = (): void => {
    const isRight = trimmed !== '' && [...trimmed].length <= MOST_NAME;
    setFaulted(!isRight);
    if (!isRight) return;
    presets.save({ id: createId(), name: trimmed, fields, monthly: null });
    setName('');
    showToast({ type: 'success', text: t('exports.presets.kept') });
  };
  return (
    <Fold className="mb-4" title={t('exports.presets.title')}>
      <Stack gap="gap-4" className="py-2">
        {list.length === 0 && <p className="text-text-2">{t('exports.presets.none')}</p>}
        <ul className="grid gap-1">
          {list.map((preset) => (
            <PresetItem key={preset.id} {...{ preset, presets, onUse }} />
          ))}
        </ul>
        {list.length > 0 && <p className="text-text-2">{t('exports.presets.monthlyHint')}</p>}
        {list.some((preset) => preset.fields.type === PERSONAL_TYPE) && (
          <p className="text-text-2">{t('exports.presets.monthlyNotFor')}</p>
        )}
        <Field
          label={t('exports.presets.name')}
          error={isFaulted ? t('exports.presets.nameFault') : undefined}
          hint={list.some((preset) => preset.name === trimmed) ? t('exports.presets.taken') : undefined}
        >
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="off"
              maxLength={MOST_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
              onKeyDown={(event) => {
                // Not the order of the file, whose form this stands beside.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                save();
              }}
            />
          )}
        </Field>
        <Button size="small" onClick={save}>
          {t('exports.presets.save')}
        </Button>
      </Stack>
    </Fold>
  );
}

interface PresetItemProps extends Pick<PresetBarProps, 'presets' | 'onUse'> {
  readonly preset: Preset;
}

/** A choice: uses it, orders it every month, or removes it. */
function PresetItem({ preset, presets, onUse }: PresetItemProps) {
  const { t } = useTranslation();
  const follow = useFollowDevice();
  return (
    <Row as="li" gap="gap-x-3 gap-y-1">
      <Button size="small" variant="ghost" onClick={() => onUse(preset.id)}>
        <bdi>{preset.name}</bdi>
      </Button>
      <CheckBox
        checked={preset.monthly !== null}
        disabled={preset.fields.type === PERSONAL_TYPE}
        onChange={({ target }) => {
          // The month that is over now is not ordered at once: the first one is the month that runs.
          presets.setMonthly(preset.id, target.checked ? lastMonth(systemClock.wallNow()).month : null);
          follow();
        }}
      >
        {t('exports.presets.monthly')}
      </CheckBox>
      <IconButton
        className="ms-auto"
        icon={Trash2}
        label={t('exports.presets.remove', { name: preset.name })}
        onClick={() => presets.remove(preset.id)}
      />
    </Row>
  );
}

/** Begins to look for months that are over, once there is a monthly preset; on other pages the start does so. */
function useFollowDevice(): () => void {
  const { i18n } = useTranslation();
  const request = useApi();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  return () => followDevice(userId, request, i18n);
}
