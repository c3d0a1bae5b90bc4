import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MountedModule, ShellModule } from './shellModule.ts';
import './remote.css';

export interface RemoteSlotProps<Props> {
  readonly load: () => Promise<ShellModule<Props>>;
  readonly props: Props;
  readonly className: string;
  /** What the console says where the module fails (product.md section 1). */
  readonly failure: string;
  /** Shown in its place then. */
  readonly fallback?: ReactNode;
  /** Shown in its place until it is there; what the module shows first takes its place without moving anything. */
  readonly waiting?: ReactNode;
  /** The module is there; null where it has failed. */
  readonly onSettled?: (module: MountedModule<Props> | null) => void;
}

/**
 * A place that a module from outside of this build fills. It keeps its height before, meanwhile and without; whatever the
 * module does, the page goes on (product.md section 1).
 */
export function RemoteSlot<Props>({
  load,
  props,
  className,
  failure,
  fallback,
  waiting,
  onSettled,
}: RemoteSlotProps<Props>) {
  const slot = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedModule<Props> | null>(null);
  const newest = useRef(props);
  const [isMounted, setMounted] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  /** Once each; neither changes while the slot is there. */
  const start = useRef(load);
  const settled = useRef(onSettled);
  const release = useRef((): void => {
    const leaving = mounted.current;
    mounted.current = null;
    try {
      leaving?.unmount();
    } catch (error) {
      console.error(failure, error);
    }
  });
  const fail = useRef((error: unknown): void => {
    console.error(failure, error);
    // What it has left on the page, listeners above all, would work on behind the fallback.
    release.current();
    setFailed(true);
    settled.current?.(null);
  });

  useEffect(() => {
    const mount = async (): Promise<void> => {
      try {
        const module = await start.current();
        // The slot may have been removed meanwhile.
        if (slot.current === null) return;
        mounted.current = module.mount(slot.current, newest.current);
        setMounted(true);
        settled.current?.(mounted.current);
      } catch (error) {
        if (slot.current !== null) fail.current(error);
      }
    };
    void mount();
    return () => release.current();
  }, []);

  useEffect(() => {
    newest.current = props;
    try {
      mounted.current?.update(props);
    } catch (error) {
      fail.current(error);
    }
  }, [props]);

  return (
    <div className={className}>
      {/* The module's own: React never looks inside. */}
      <div ref={slot} hidden={hasFailed} />
      {!isMounted && !hasFailed && waiting}
      {hasFailed && fallback}
    </div>
  );
}
