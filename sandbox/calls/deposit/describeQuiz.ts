import type { Route } from './findRoute.ts';

interface Quiz {
  readonly question: string;
  readonly options: string[];
  readonly answer: number;
}

/**
 * The question that is asked before an address is shown (screens.md 1.15): where a coin comes by several networks, the
 * wrong one loses it. Undefined where there is only one.
 */
export function describeQuiz(route: Route, routes: readonly Route[]): Quiz | undefined {
  if (routes.length < 2) {
    return undefined;
  }
  return {
    question: `Which network will you send ${route.coin} on?`,
    options: routes.map(({ chain }) => chain.label),
    answer: routes.findIndex(({ chain }) => chain.chain === route.chain.chain),
  };
}
