import { ModalLayer, type ModalProps } from './ModalLayer.tsx';

/** More about something on the page, from the side where lines end: the right, or the left on a right-to-left page. */
export function Drawer(props: ModalProps) {
  return <ModalLayer {...props} className="modal-drawer" />;
}
