import { DiagnosePanel } from './DiagnosePanel.tsx';
import { PerfPanel } from './PerfPanel.tsx';

/** What the address asks for: the figures of `?perf`, the text of `?diagnose`, or both. */
export function ProfilingPanels({ search }: { readonly search: string }) {
  const parameters = new URLSearchParams(search);
  return (
    <>
      {parameters.has('perf') && <PerfPanel />}
      {parameters.has('diagnose') && <DiagnosePanel />}
    </>
  );
}
