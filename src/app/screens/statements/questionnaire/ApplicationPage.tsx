import { ApplicationForm } from './ApplicationForm.tsx';
import type { Product } from './application.ts';
import { SignedCopy } from './SignedCopy.tsx';
import { StatusCard } from './StatusCard.tsx';
import { useApplication } from './useApplication.ts';

export interface ApplicationPageProps {
  readonly product: Product;
  readonly onRefresh: () => void;
}

/** Where the application stands, the form while it is filled in, and what was signed. */
export function ApplicationPage({ product, onRefresh }: ApplicationPageProps) {
  const used = useApplication(product);
  const { signed = [], fullName = '' } = product;
  return (
    <div className="amp-page">
      <StatusCard product={product} used={used} />
      {used.isOpen && <ApplicationForm product={product} used={used} onRefresh={onRefresh} />}
      {!used.isOpen && signed.length > 0 && (
        <SignedCopy product={product} signatures={signed} fullName={fullName} />
      )}
    </div>
  );
}
