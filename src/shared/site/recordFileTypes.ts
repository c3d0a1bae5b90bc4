/** What a file of records can be of, as exchange and address name it; the exchange may offer more. */
export const RECORD_FILE_TYPES = [
  ...(['funding', 'spot', 'unified', 'convert', 'depositWithdraw', 'derivatives', 'contract'] as const),
  ...(['USDT', 'USDC', 'copyTrade', 'tradingTools', 'savings', 'preUpgrade', 'ETP', 'personalInfo'] as const),
] as const;

export type RecordFileType = (typeof RECORD_FILE_TYPES)[number];
