import { ModalLayer, type ModalProps } from './ModalLayer.tsx';

/** Something to be read, filled in or decided before anything else, in the middle of the page. */
export function Dialog(props: ModalProps) {
  return <ModalLayer {...props} className="modal-dialog rounded-card" />;
}
