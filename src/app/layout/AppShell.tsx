import { lazy, Suspense } from 'react';
import { Link, Outlet, useSearchParams } from 'react-router-dom';

const PerfPanel = lazy(() =>
  import('../profiling/PerfPanel.tsx').then((module) => ({ default: module.PerfPanel })),
);

/** What every screen has around it. */
export function AppShell() {
  const [parameters] = useSearchParams();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <header className="shell-head">
        <Link to="/" className="shell-brand" aria-label="Sluice, start page">
          <span className="shell-mark" aria-hidden="true" />
          Sluice
        </Link>
        <nav aria-label="Main">
          <Link to="/exchange/index" aria-current="page">
            Markets
          </Link>
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="shell-main">
        <Outlet />
      </main>
      {parameters.has('perf') && (
        <Suspense fallback={null}>
          <PerfPanel />
        </Suspense>
      )}
    </>
  );
}
