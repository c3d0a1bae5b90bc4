import type { ReactNode } from 'react';
import { ModalLayer } from '../layers/ModalLayer.tsx';
import { ChainList, type ChainListProps } from './ChainList.tsx';

export interface ChainPickerProps extends ChainListProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the network is chosen for. */
  readonly title: string;
  readonly description?: ReactNode;
}

/** Chooses the network of a coin (screens.md 0.3, C3): a dialog, on phones a sheet. */
export function ChainPicker({ isOpen, onClose, title, description, ...list }: ChainPickerProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      description={description}
      className="modal-dialog modal-picker [--picker-width:560px]"
    >
      <ChainList {...list} />
    </ModalLayer>
  );
}
