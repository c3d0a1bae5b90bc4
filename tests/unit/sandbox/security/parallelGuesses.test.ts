import { expect, test } from 'vitest';
import { ENGINES } from '../support/engines.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { startSandbox } from '../support/startSandbox.ts';

const BOOK = '/v3/private/cht/asset-withdraw/address';
const ENTRY = {
  coin: 'ETH',
  chain: 'ETH',
  address: '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7',
  remark: 'cold wallet',
  addressType: 0,
  walletType: 1,
  ownership: 'self',
  verified: 0,
};
const GUESSES = 60;

test.each(ENGINES)(
  'Codes that are guessed in parallel get three tries together, on $name',
  { timeout: 60_000 },
  async ({ prepareExchange }) => {
    const { sandbox } = await startSandbox(await prepareExchange());
    const visitor = openVisitor(sandbox);
    await visitor.login();
    const about = { sence: '30002', ext_info_str: JSON.stringify(ENTRY) };
    const step = await visitor.postForm('/user/public/risk/default-intercept', new URLSearchParams(about));
    const { risk_token: riskToken } = step.body.result as { risk_token: string };
    const guess = async (requestId: string, email: string): Promise<unknown> => {
      const verification = { email, totp: '000000' };
      const body = { ...ENTRY, requestId, riskToken, verification };
      const answer = await visitor.post(`${BOOK}/address-create`, body, { guid: 'g' });
      return answer.body.ret_code ?? answer.body.retCode;
    };
    const answers = await Promise.all(
      Array.from({ length: GUESSES }, (_, at) => guess(`guess-${at}`, '111111')),
    );
    expect(answers.filter((code) => code === 10031)).toHaveLength(3);
    expect(answers.filter((code) => code === 131080)).toHaveLength(GUESSES - 3);
    expect(await guess('late', '123456')).toBe(131080);
  },
);
