import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';

async function read(address: string) {
  const { container } = await render(<GroupedAddress address={address} />);
  const whole = container.querySelector('code');
  const marked = [...container.querySelectorAll('b')].map((part) => part.textContent).join('');
  return { text: whole?.textContent, marked, groups: container.querySelectorAll('code > span').length };
}

test.each([
  ['TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU', 'TQja5MoUtLcU'],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1qarwf5mdq'],
  ['0x16ec000000000000000000000000000000003bE1', '0x16ec003bE1'],
  ['sandboxuser13', 'sandbouser13'],
])(
  'The first six and the last six characters of %s are in bold, and all of it is there',
  async (address, marked) => {
    expect(await read(address)).toEqual({ text: address, marked, groups: Math.ceil(address.length / 4) });
  },
);

test('An address of twelve characters has no ends that stand out from the rest', async () => {
  expect(await read('sandboxusera')).toMatchObject({ text: 'sandboxusera', marked: '' });
});
