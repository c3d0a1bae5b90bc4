import type { Request } from '#app/bridge/request.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { ScreenId } from '#shared/site/screenTable.ts';

/** The scene whose coins a screen always asks for, by screen. */
const COINS: { readonly [Id in ScreenId]?: InputOf<'coinList'>['scene'] } = {
  exchange: 'convert',
  deposit: 'deposit',
  withdraw: 'withdraw',
};

/**
 * Asks for a screen's coins while its script is on its way: on a slow line they are there, or nearly, when the screen asks. Only
 * an answer that the gateway keeps for all users can be asked for so early; the screen's own call joins it, or finds it kept.
 */
export function askEarly(screen: ScreenId, request: Request): void {
  const scene = COINS[screen];
  // What fails is asked again by the screen, which says why.
  if (scene !== undefined) void request('coinList', { scene });
}
