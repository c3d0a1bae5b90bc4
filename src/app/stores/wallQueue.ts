/** A step that the exchange requires of the user first; shown until the user closes it. */
export interface Wall {
  readonly id: number;
  /** What codes 10024, 42039 and 131004 ask for (product.md section 8, screens.md 0.2c). */
  readonly name: 'compliance' | 'kyc';
  /** What the exchange says about it: plain text, which is all that is taken from what it sends. */
  readonly said: string | undefined;
  /** The exchange's link to that step; the link's target is checked where it is shown. */
  readonly link: string | undefined;
}

export interface WallQueue {
  /** At most one is open: a dialog must not change under a user's hand. */
  readonly wall: Wall | null;
  /** What came meanwhile, in the order in which it will open; at most one of each name, the newest. */
  readonly waitingWalls: readonly Wall[];
}

/** Opens a wall, or lets it wait for the one that is open; one that says the same as that is that one. */
export function withWall({ wall: open, waitingWalls }: WallQueue, wall: Wall): WallQueue {
  if (open === null) return { wall, waitingWalls };
  if (open.name === wall.name && open.said === wall.said) return { wall: open, waitingWalls };
  return { wall: open, waitingWalls: [...waitingWalls.filter(({ name }) => name !== wall.name), wall] };
}

export function withoutWall({ waitingWalls }: WallQueue): WallQueue {
  const [next = null, ...others] = waitingWalls;
  return { wall: next, waitingWalls: others };
}

/** The words in what the exchange sent with a wall. Its contents are not specified (product.md section 8). */
export function saidOf(result: unknown): string | undefined {
  const isObject = typeof result === 'object' && result !== null;
  const said = isObject ? (result as { readonly message?: unknown }).message : result;
  return typeof said === 'string' && said.trim() !== '' ? said : undefined;
}

/** The address in what the exchange sent with a wall: `url`, as its other answers call it, or `link`, as its notices do. */
export function linkOf(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null) return undefined;
  const { url, link } = result as { readonly url?: unknown; readonly link?: unknown };
  return [url, link].find((each): each is string => typeof each === 'string' && each !== '');
}
