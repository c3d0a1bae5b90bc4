import { ButtonSection } from './ButtonSection.tsx';
import { FieldSection } from './FieldSection.tsx';
import { FigureSection } from './FigureSection.tsx';
import { LayerSection } from './LayerSection.tsx';
import { LinkSection } from './LinkSection.tsx';
import { LookSwitches } from './LookSwitches.tsx';
import { StateSection } from './StateSection.tsx';
import { TabSection } from './TabSection.tsx';

/** Every component in every state, for those who build screens; in development only, so that it is in English. */
export function ComponentsScreen() {
  return (
    <>
      <div className="screen-head">
        <h1 className="screen-title">Components</h1>
        <LookSwitches />
      </div>
      <div className="grid grid-cols-1 gap-6">
        <ButtonSection />
        <LinkSection />
        <FieldSection />
        <FigureSection />
        <TabSection />
        <LayerSection />
        <StateSection />
      </div>
    </>
  );
}
