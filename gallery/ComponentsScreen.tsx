import { AddressSection } from './AddressSection.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FigureSection } from './FigureSection.tsx';
import { LayerSection } from './LayerSection.tsx';
import { LayoutSection } from './LayoutSection.tsx';
import { LookSwitches } from './LookSwitches.tsx';
import { LinkSection, TabSection } from './NavigationSection.tsx';
import { RecordSection } from './RecordSection.tsx';
import { SendSection } from './SendSection.tsx';
import { ShellSection } from './ShellSection.tsx';
import { StateSection } from './StateSection.tsx';

/** Every component in every state, for developers of screens; in development only, and in English. */
export function ComponentsScreen() {
  return (
    <>
      <div className="screen-head">
        <h1 className="screen-title">Components</h1>
        <LookSwitches />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <ButtonSection />
        <ShellSection />
        <LinkSection />
        <FieldSection />
        <FigureSection />
        <LayoutSection />
        <AddressSection />
        <TabSection />
        <LayerSection />
        <StateSection />
        <RecordSection />
        <SendSection />
      </div>
    </>
  );
}
