import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { readUser } from '#sandbox/books/exchange/lockUser.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { done, REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { describeChains, describeCoin } from '#sandbox/server/api/describeCoin.ts';
import { implement, implementForAll, reply } from '#sandbox/server/api/implement.ts';
import { describeRate } from './describeRate.ts';
import { describeMember, describeProfile, describeTags } from './describeUser.ts';
import { listBanners } from './listBanners.ts';
import { listCoins } from './listCoins.ts';
import { listCallingCodes, listCountries, listStates } from './listCountries.ts';
import { describeAmbassador, describeLabel } from './loyalty.ts';
import { describeRegisterPermission, listPermissions } from './permissions.ts';
import { describeSite } from './siteFlags.ts';

/** Who the user is, what a site offers, and the reference data that every page needs (screens.md 2.1, 2.6). */
export function createProfileHandlers(exchange: Exchange): AreaHandlers {
  return {
    calls: [
      ...createUserCalls(exchange),
      ...createSiteCalls(exchange),
      ...createCoinCalls(exchange),
      ...createCountryCalls(),
    ],
  };
}

function createUserCalls({ database }: Exchange): Call[] {
  return [
    implement('profile', async (_input, { uid, user, nowMs }) =>
      reply('profile', describeProfile(user, await readUser(database.sql, uid), nowMs)),
    ),
    implement('userTag', async ({ req_tags: asked }, { uid, user }) =>
      reply('userTag', describeTags(user, await readUser(database.sql, uid), asked)),
    ),
    implement('memberInfo', (_input, { user }) => reply('memberInfo', describeMember(user))),
    implement('permission', (_input, { user }) => reply('permission', listPermissions(user))),
    implementForAll('registerPermission', (_input, asker) =>
      reply('registerPermission', describeRegisterPermission(asker?.user ?? null)),
    ),
    implementForAll('vipAmbassador', (_input, asker, nowMs) =>
      reply('vipAmbassador', describeAmbassador(asker?.user ?? null, nowMs)),
    ),
    implement('vipLabel', (_input, { user, nowMs }) => reply('vipLabel', describeLabel(user, nowMs))),
  ];
}

function createSiteCalls({ startedAtMs }: Exchange): Call[] {
  return [
    implementForAll('webConfig', (input) => reply('webConfig', describeSite(input))),
    implementForAll('bannerConfig', ({ position, lang }, _asker, nowMs) =>
      reply('bannerConfig', { list: listBanners({ position, lang }, { nowMs, startedAtMs }) }),
    ),
  ];
}

/**
 * Guests see coins and rates, which are the same for all users and which the pages that need no login begin with
 * (product.md section 6, screens.md 1.1, 1.23). Chains of a coin are signed, so users only get them.
 */
function createCoinCalls({ rates, startedAtMs, hasTriggers }: Exchange): Call[] {
  return [
    implementForAll('exchangeRate', ({ name }, _asker, nowMs) => {
      const rate = describeRate(rates, name, nowMs);
      return rate === undefined ? REFUSALS.badParameter('name') : reply('exchangeRate', rate);
    }),
    implementForAll('coinList', (input, _asker, nowMs) =>
      reply('coinList', { list: listCoins(input, { nowMs, startedAtMs }) }),
    ),
    implement('coinConfig', ({ coin }, { uid, nowMs }) => {
      const reference = COINS.find((candidate) => candidate.coin === coin);
      if (reference === undefined) {
        return REFUSALS.closedCoin;
      }
      const time = { nowMs, startedAtMs, hasTriggers };
      return reply('coinConfig', {
        // Who asked: else another user's signed answer would do as well (design.md section 4).
        uid,
        ...describeCoin(reference, time),
        chains: describeChains(reference, time),
      });
    }),
  ];
}

function createCountryCalls(): Call[] {
  const countries = done({ list: listCountries() });
  return [
    implementForAll('countryList', () => countries),
    implementForAll('countryCode', (_input, asker) =>
      reply('countryCode', listCallingCodes(asker?.user.country)),
    ),
    implementForAll('stateList', ({ country }) => reply('stateList', { list: listStates(country) })),
  ];
}
