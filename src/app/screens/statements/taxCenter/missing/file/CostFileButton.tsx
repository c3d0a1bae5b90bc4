import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import type { CostFileOptions } from './useCostFile.ts';

const CostFileDialog = lazyPart(
  () => import('./CostFileDialog.tsx'),
  (module) => module.CostFileDialog,
);

/** Opens the dialog that takes costs from a file; few need it, so it is loaded then. */
export function CostFileButton({ onSaved, ...options }: CostFileOptions & { readonly onSaved: () => void }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('tax.missing.file.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CostFileDialog
            {...options}
            onSaved={() => {
              setOpen(false);
              onSaved();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
