import { useState } from 'react';
import { outsideUrl } from '#app/browser/outsideUrl.ts';
import { Button } from '#app/components/Button.tsx';

export interface DocumentLinksProps {
  readonly title: string;
  /** How long the links live, or why there are none. */
  readonly text: string;
  readonly names: readonly string[];
  /** "Open ticket.pdf". */
  readonly labelOf: (name: string) => string;
  /** Asks for a link; undefined where there is none. */
  readonly load: (name: string) => Promise<string | undefined>;
  /** Shown where a document could not be opened. */
  readonly failed: string;
}

/**
 * Documents whose links live for minutes, so that each is asked for when it is opened. The window is opened by the click
 * itself, since browsers open none later.
 */
export function DocumentLinks({ title, text, names, labelOf, load, failed }: DocumentLinksProps) {
  const [hasFailed, setFailed] = useState(false);
  const open = async (name: string): Promise<void> => {
    const tab = window.open('', '_blank');
    setFailed(false);
    const url = outsideUrl(await load(name), window.location.href);
    if (url === null || tab === null) {
      tab?.close();
      setFailed(true);
      return;
    }
    tab.opener = null;
    tab.location.replace(url);
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{title}</h3>
      <p className="text-text-2">{text}</p>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <Button key={name} size="small" onClick={() => void open(name)}>
            {labelOf(`\u2068${name}\u2069`)}
          </Button>
        ))}
      </div>
      <p role="status" className="text-down">
        {hasFailed && failed}
      </p>
    </section>
  );
}
