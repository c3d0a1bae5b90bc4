import type { ParseKeys } from 'i18next';

/**
 * What notices and walls say where the translations have not come, perhaps because the network is down, which is what the
 * first notice may be about. Word for word that of the English file (a test compares them). Only the difference of
 * the clocks, after which an answer did come, asks to try again: what got no answer may have been done all the same.
 */
export const PLAIN_TEXTS = {
  'notices.label': 'Notification',
  'notices.region': 'Notifications ({{hotkey}})',
  'notices.messages': 'Messages',
  'notices.close': 'Dismiss',
  'notices.success': 'Done',
  'notices.fail': 'Failed',
  'notices.info': 'Information',
  'notices.warn': 'Warning',
  'notices.process': 'In progress',
  'notices.requestFailed': 'The request was not carried out',
  'notices.unreachable': 'The exchange cannot be reached at the moment. Check your connection.',
  'notices.unreadable': 'The answer of the exchange could not be read.',
  'notices.lookFirst':
    '{{text}} It may still have been carried out: check your history before you repeat it.',
  'notices.refused': 'The exchange refused this.',
  'notices.clock':
    "The exchange's clock and yours differ by {{difference}}, so its answer is not shown. Set the clock of this device, then try again.",
  'notices.fault': 'Something went wrong on this page. Reload it.',
  'notices.coded': '{{code}}: {{message}}',
  'notices.sessionEnded': 'Your session ended. Log in to go on.',
  'walls.compliance.title': 'This is not available to you here',
  'walls.compliance.text': 'Rules that apply to your account or your region do not allow it.',
  'walls.kyc.title': 'Verify your identity first',
  'walls.kyc.text': 'The exchange needs to know who you are before it can do this.',
  'walls.kyc.action': 'Verify your identity',
  'walls.said': 'The exchange says',
  'walls.more': 'Read more',
  'walls.close': 'Close',
} as const satisfies Partial<Record<ParseKeys, string>>;
