import { ModalLayer } from '../layers/ModalLayer.tsx';
import { CoinSearch, type CoinSearchProps } from './CoinSearch.tsx';
import './coinPicker.css';

export interface CoinPickerProps extends Omit<CoinSearchProps, 'onPick'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the coin is chosen for: "From", "To". */
  readonly title: string;
  /** The caller closes the picker. */
  readonly onPick: (symbol: string) => void;
}

/**
 * Chooses a coin (screens.md 0.3, C2): a dialog, on phones a sheet.
 */
export function CoinPicker({ isOpen, onClose, title, ...search }: CoinPickerProps) {
  return (
    <ModalLayer
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      className="modal-dialog modal-picker coin-picker [--picker-width:480px]"
    >
      <CoinSearch {...search} />
    </ModalLayer>
  );
}
