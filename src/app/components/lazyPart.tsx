import {
  type ComponentType,
  createContext,
  type LazyExoticComponent,
  lazy,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { importAgain } from '#app/browser/importAgain.ts';
import { NextStep } from './NextStep.tsx';

/**
 * A part of a screen that is loaded when it is first shown. Where it can't be loaded (no network, or a deploy has taken the file
 * away) the rest of the screen goes on, and the part's place says so. It is asked for again when the network is back, when
 * the user asks for it, and whenever it is shown again. `pick` takes the component from its module.
 */
export function lazyPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  let current: LazyExoticComponent<ComponentType<Props>> | null = null;

  const attempt = (): LazyExoticComponent<ComponentType<Props>> => {
    const part: typeof current = lazy(async () => {
      const forget = (): void => {
        if (current === part) current = null;
      };
      const loaded = importAgain(load).then(pick);
      return { default: await loaded.catch(() => () => <PartMissing forget={forget} />) };
    });
    return part;
  };

  return function Part(props: Props) {
    const [tries, setTries] = useState(1);
    const retrying = useMemo(() => ({ tries, again: () => setTries((before) => before + 1) }), [tries]);
    current ??= attempt();
    const Shown: ComponentType<Props> = current;
    return (
      <PartRetry value={retrying}>
        <Shown {...props} />
      </PartRetry>
    );
  };
}

interface Retrying {
  /** How often the part has been asked for. */
  readonly tries: number;
  readonly again: () => void;
}

const PartRetry = createContext<Retrying>({ tries: 1, again: () => undefined });

/** `forget` makes the next one who shows the part ask for it again. */
function PartMissing({ forget }: { readonly forget: () => void }) {
  const { t } = useTranslation();
  const { tries, again } = useContext(PartRetry);
  const retry = useCallback(() => {
    reloadStyles();
    forget();
    again();
  }, [forget, again]);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      forget();
    };
  }, [retry, forget]);
  // A browser may remember, until the page is loaded again, that something the part itself imports could not be loaded.
  const retryOrReload = (): void => (tries > 1 ? location.reload() : retry());
  return (
    <div className="state">
      <p>{t('states.failedTitle')}</p>
      <NextStep label={t('states.retry')} onClick={retryOrReload} />
    </div>
  );
}

/** A style sheet that failed is not asked for again by itself, and the part would come without its look. */
function reloadStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null) link.replaceWith(link.cloneNode());
  }
}
