/** Refusals of the public quote gateway that this one gives too (design.md section 3). */
export const REFUSALS = {
  invalidRequest: { code: '-10000', msg: 'Invalid Request!' },
  invalidJson: { code: '-10001', msg: 'Invalid JSON!' },
  invalidEvent: { code: '-10002', msg: 'Invalid event!' },
  invalidTopic: { code: '-10004', msg: 'Invalid topic!' },
  paramsRequired: { code: '-10007', msg: 'Params required!' },
  invalidSymbols: { code: '-100010', msg: 'Invalid symbols!' },
} as const;

export type RefusalName = keyof typeof REFUSALS;
