import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { Dialog, Drawer } from '#app/components/layers/ModalLayer.tsx';
import { Section, Specimens } from './Section.tsx';

type Layer = 'dialog' | 'long' | 'drawer';

const PARAGRAPHS = Array.from({ length: 24 }, (_, at) => at + 1);

export function LayerSection() {
  const [open, setOpen] = useState<Layer | null>(null);
  const close = (): void => setOpen(null);
  return (
    <Section title="Dialogs and drawers">
      <Specimens name="Dialog">
        <Button aria-haspopup="dialog" onClick={() => setOpen('dialog')}>
          Delete an address
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen('long')}>
          Read the agreement
        </Button>
      </Specimens>
      <Specimens name="Drawer">
        <Button aria-haspopup="dialog" onClick={() => setOpen('drawer')}>
          Show a withdrawal
        </Button>
      </Specimens>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Delete this address?"
        description="Withdrawals to it that are under way are not stopped."
        actions={
          <>
            <Button onClick={close}>Keep it</Button>
            <Button variant="danger" onClick={close}>
              Delete the address
            </Button>
          </>
        }
      >
        <Field label="Why">{(control) => <input {...control} type="text" />}</Field>
      </Dialog>
      <Dialog isOpen={open === 'long'} onClose={close} title="Agreement for options">
        {PARAGRAPHS.map((number) => (
          <p key={number}>
            {number}. An option may expire worthless, and its price can move against you quickly.
          </p>
        ))}
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Withdrawal of 0.5 BTC"
        description="Sent on 21 November 2026"
        actions={<Button onClick={close}>Done</Button>}
      >
        {PARAGRAPHS.map((number) => (
          <p key={number}>Step {number}: the network has confirmed the block.</p>
        ))}
      </Drawer>
    </Section>
  );
}
