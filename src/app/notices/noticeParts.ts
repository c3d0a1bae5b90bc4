import { Notifications, Toasts } from './Notices.tsx';
import { WallDialog } from './WallDialog.tsx';

/** What shows notices; one file, since the first notice may be of any kind, and the network may be gone by then. */
export const noticeParts = { Toasts, Notifications, WallDialog } as const;
export type NoticeParts = typeof noticeParts;
