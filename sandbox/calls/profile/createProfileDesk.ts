import type { Desk } from '#sandbox/books/exchange/desk.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { COINS } from '#sandbox/seed/reference/coins.ts';
import { done, REFUSALS } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { describeChains, describeCoin } from '#sandbox/server/api/describeCoin.ts';
import { implement, implementForAll, tell } from '#sandbox/server/api/implement.ts';
import { readPerson } from '../security/lockPerson.ts';
import { describeMember, describeProfile, describeTags } from './describePerson.ts';
import { describeRate } from './describeRate.ts';
import { listBanners } from './listBanners.ts';
import { listCoins } from './listCoins.ts';
import { listCallingCodes, listCountries, listStates } from './listCountries.ts';
import { describeAmbassador, describeLabel } from './loyalty.ts';
import { describeRegisterPermission, listPermissions } from './permissions.ts';
import { describeSite } from './siteFlags.ts';

/** Who somebody is, what a site offers, and the reference data that every page needs (screens.md 2.1, 2.6). */
export function createProfileDesk(exchange: Exchange): Desk {
  return {
    calls: [
      ...createPersonCalls(exchange),
      ...createSiteCalls(exchange),
      ...createCoinCalls(exchange),
      ...createCountryCalls(),
    ],
  };
}

function createPersonCalls({ database }: Exchange): Call[] {
  return [
    implement('profile', async (_input, { uid, user, nowMs }) =>
      tell('profile', describeProfile(user, await readPerson(database.sql, uid), nowMs)),
    ),
    implement('userTag', async ({ req_tags: asked }, { uid, user }) =>
      tell('userTag', describeTags(user, await readPerson(database.sql, uid), asked)),
    ),
    implement('memberInfo', (_input, { user }) => tell('memberInfo', describeMember(user))),
    implement('permission', (_input, { user }) => tell('permission', listPermissions(user))),
    implementForAll('registerPermission', (_input, asker) =>
      tell('registerPermission', describeRegisterPermission(asker?.user ?? null)),
    ),
    implementForAll('vipAmbassador', (_input, asker, nowMs) =>
      tell('vipAmbassador', describeAmbassador(asker?.user ?? null, nowMs)),
    ),
    implement('vipLabel', (_input, { user, nowMs }) => tell('vipLabel', describeLabel(user, nowMs))),
  ];
}

function createSiteCalls({ startedAtMs }: Exchange): Call[] {
  return [
    implementForAll('webConfig', (input) => tell('webConfig', describeSite(input))),
    implementForAll('bannerConfig', ({ position }, _asker, nowMs) =>
      tell('bannerConfig', { list: listBanners(position, nowMs, startedAtMs) }),
    ),
  ];
}

/**
 * Guests see coins and rates, which are the same for everybody and which the pages that need no login begin with
 * (product.md section 6, screens.md 1.1, 1.23). What a coin's chains are is signed for a person, and so is told to persons.
 */
function createCoinCalls({ rates, startedAtMs, hasTriggers }: Exchange): Call[] {
  return [
    implementForAll('exchangeRate', ({ name }, _asker, nowMs) => {
      const rate = describeRate(rates, name, nowMs);
      return rate === undefined ? REFUSALS.badParameter('name') : tell('exchangeRate', rate);
    }),
    implementForAll('coinList', (input, _asker, nowMs) =>
      tell('coinList', { list: listCoins(input, { nowMs, startedAtMs }) }),
    ),
    implement('coinConfig', ({ coin }, { uid, nowMs }) => {
      const reference = COINS.find((candidate) => candidate.coin === coin);
      if (reference === undefined) {
        return REFUSALS.closedCoin;
      }
      const time = { nowMs, startedAtMs, hasTriggers };
      return tell('coinConfig', {
        // Who asked: else somebody else's signed answer would do as well (design.md section 4).
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
      tell('countryCode', listCallingCodes(asker?.user.country)),
    ),
    implementForAll('stateList', ({ country }) => tell('stateList', { list: listStates(country) })),
  ];
}
