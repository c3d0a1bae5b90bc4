/**
 * The folders of the project, lowest first (design.md section 2). A folder imports itself and what stands in an earlier line;
 * folders of one line don't know each other. Read in this order they are the architecture.
 */
export const LAYERS: readonly (readonly string[])[] = [
  ['static'],
  [
    'src/shared/amp',
    'src/shared/result',
    'src/shared/text',
    'src/shared/csv',
    'src/shared/profiling',
    'src/shared/buildId.d.ts',
  ],
  ['src/shared/async', 'src/shared/money', 'src/shared/site', 'src/shared/tax'],
  ['src/shared/addresses', 'src/shared/agreement', 'src/shared/market', 'src/shared/endpoints'],
  ['src/shared/accounts', 'src/shared/contract', 'src/shared/securityStep'],

  ['src/workers/kit'],
  ['src/workers/quotes', 'src/workers/gateway', 'src/workers/files'],

  ['src/app/jsx', 'src/app/storage'],
  ['src/app/i18n', 'src/app/browser'],
  ['src/app/components'],
  ['src/app/stores'],
  ['src/app/bridge', 'src/app/notices'],
  ['src/app/queries'],
  ['src/app/profiling'],
  ['src/app/layout'],
  [
    'src/app/features/addressField',
    'src/app/features/coins',
    'src/app/features/exportJobs',
    'src/app/features/limits',
    'src/app/features/orders',
    'src/app/features/recordList',
    'src/app/features/securityStep',
    'src/app/features/travelRule',
  ],
  ['src/app/features/conversions', 'src/app/features/prices', 'src/app/features/ticket'],
  ['src/app/features/reminders', 'src/app/features/ticketForm'],
  [
    'src/app/screens/convert',
    'src/app/screens/blockTrade',
    'src/app/screens/deposit',
    'src/app/screens/withdraw',
    'src/app/screens/records',
    'src/app/screens/statements',
  ],
  ['gallery'],
  ['src/app/start'],
  ['src/app'],

  ['sandbox'],
  ['scripts'],
  ['bench'],
  ['tests'],
];

/** The product's parts meet in contracts of the shared layer alone: none imports another, whatever their order. */
export const APART: readonly string[] = ['src/workers', 'src/app', 'sandbox'];

/** What a stage of a worker may import beside its own folder: only the composer knows the order of stages (design.md section 1). */
export const SHARED_BY_STAGES: readonly string[] = [
  'src/workers/gateway/policy.ts',
  'src/workers/quotes/policy.ts',
  'src/workers/quotes/pairRow.ts',
];
