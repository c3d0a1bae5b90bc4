import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';

/** Whether a text makes sense, by the name of its parameter. */
export type KnownParameters = Readonly<Record<string, (text: string) => boolean>>;

/**
 * The names in an address that a screen can't read, each once. A name may be that of a member of every object, such as
 * `__proto__`: only what the screen itself lists is known.
 *
 * @param hasList The screen has a list of records, which sees to all other names by itself.
 */
export function unreadParameters(
  search: URLSearchParams,
  known: KnownParameters,
  hasList: boolean,
): readonly string[] {
  const isRead = (name: string): boolean => {
    const makesSense = Object.hasOwn(known, name) ? known[name] : undefined;
    return makesSense?.(search.get(name) ?? '') ?? hasList;
  };
  return [...new Set(search.keys())].filter((name) => !PAGE_PARAMETERS.includes(name) && !isRead(name));
}
