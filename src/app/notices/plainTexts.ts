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
  'notices.requestFailed': 'Check before you try again',
  'notices.unreachable': "Can't connect to Sluice right now. Check your connection.",
  'notices.unreadable': "We couldn't read the response.",
  'notices.lookFirst': '{{text}} It may still have gone through, so check your history before you repeat it.',
  'notices.refused': 'This request was declined.',
  'notices.clock':
    "This device's clock is off by {{difference}}, so we can't show the response. Set the correct time, then try again.",
  'notices.fault': 'Something went wrong on this page. Reload to continue.',
  'notices.coded': '{{code}}: {{message}}',
  'notices.sessionEnded': 'Your session ended. Log in to continue.',
  'walls.compliance.title': 'Not available to you',
  'walls.compliance.text': "Rules for your account or region don't allow this.",
  'walls.kyc.title': 'Verify your identity',
  'walls.kyc.text': 'Verify your identity to continue.',
  'walls.kyc.action': 'Verify identity',
  'walls.said': 'Message from Sluice',
  'walls.more': 'Read more',
  'walls.close': 'Close',
} as const satisfies Partial<Record<ParseKeys, string>>;
