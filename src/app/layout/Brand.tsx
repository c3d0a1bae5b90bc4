import { BRAND } from '#shared/site/siteOfHost.ts';

/** The product's mark and name, where the header will have them; index.html shows the same before the script runs. */
export function Brand() {
  return (
    <div className="page-width shell-head">
      <span className="shell-brand">
        <span className="shell-mark" />
        {BRAND}
      </span>
    </div>
  );
}
