import { describe, expect, test } from 'vitest';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { type ChangeState, changeStore } from '#app/stores/changeStore.ts';
import { openQueries } from '#tests/support/browser/openQueries.tsx';

/** What a screen shows of the user's files and of a rate. */
function Parts({ hasQuota = true }: { readonly hasQuota?: boolean }) {
  return (
    <>
      {hasQuota && <Jobs />}
      <Rate />
    </>
  );
}

function Jobs() {
  const { answer } = useApiQuery('exportList', { limit: 50 });
  return <p data-testid="used">{answer?.result?.quota.used ?? 'none'}</p>;
}

function Rate() {
  const { answer } = useApiQuery('exchangeRate', { name: 'EUR' });
  return <p data-testid="rate">{answer?.result?.rate ?? 'none'}</p>;
}

const jobs = (used: number) => ({ list: [], nextPageCursor: '', quota: { total: 20, used, resetAt: '1' } });
const announce = (calls: ChangeState['calls']) => changeStore.setState({ calls });

async function openAnswered() {
  const opened = await openQueries(<Parts />);
  (await opened.call(0)).answer(jobs(1));
  (await opened.call(1)).answer({ name: 'EUR', rate: '0.92', updatedAt: '1' });
  await expect.element(opened.screen.getByTestId('used')).toHaveTextContent('1');
  await expect.element(opened.screen.getByTestId('rate')).toHaveTextContent('0.92');
  return opened;
}

describe('a change of the user’s data that the gateway announces', () => {
  test('has what is on screen read again at once, and nothing else', async () => {
    const { screen, calls, call } = await openAnswered();
    announce(['exportList', 'exportConfig']);
    const again = await call(2);
    expect(again).toMatchObject({ name: 'exportList', options: { fresh: true } });
    again.answer(jobs(2));
    await expect.element(screen.getByTestId('used')).toHaveTextContent('2');
    expect(calls).toHaveLength(3);
  });

  test('has everything read again where changes may have been missed', async () => {
    const { call } = await openAnswered();
    announce('all');
    expect([(await call(2)).name, (await call(3)).name].toSorted()).toEqual(['exchangeRate', 'exportList']);
  });

  test('has what is not on screen read again when it is shown', async () => {
    const { calls, call, show } = await openAnswered();
    await show(<Parts hasQuota={false} />);
    announce(['exportList']);
    expect(calls).toHaveLength(2);
    await show(<Parts />);
    expect(await call(2)).toMatchObject({ name: 'exportList', options: { fresh: true } });
  });

  test('is not overtaken by a first answer that was on its way before', async () => {
    const { screen, calls, call } = await openQueries(<Jobs />);
    const old = await call(0);
    announce(['exportList']);
    const again = await call(1);
    old.answer(jobs(1));
    again.answer(jobs(2));
    await expect.element(screen.getByTestId('used')).toHaveTextContent('2');
    expect(old.options.signal?.aborted).toBe(true);
    expect(calls).toHaveLength(2);
  });
});

test('what is opened 8 s after it was last read is read again, as a history of which the last rows were shown', async () => {
  const { client, calls, call, show } = await openAnswered();
  await show(<Parts hasQuota={false} />);
  await show(<Parts />);
  // The parts of one screen share an answer, whichever of them comes first.
  expect(calls).toHaveLength(2);
  await show(<Parts hasQuota={false} />);
  for (const query of client.getQueryCache().getAll()) {
    query.setState({ dataUpdatedAt: query.state.dataUpdatedAt - 8_000 });
  }
  await show(<Parts />);
  expect((await call(2)).name).toBe('exportList');
});
