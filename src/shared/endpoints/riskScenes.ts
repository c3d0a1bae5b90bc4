/** What a security step is for: `sence` of the step (screens.md 2.0, "Risk scenes"). */
export const RISK_SCENES = {
  withdraw: 30001,
  addressCreate: 30002,
  addressBatch: 30003,
  addressEdit: 30004,
  addressDelete: 30005,
  verifiedFlag: 30006,
  switches: 30007,
  personalExport: 30008,
  blockTrade: 30009,
  ampSign: 30010,
  taxIdentity: 30011,
} as const;
