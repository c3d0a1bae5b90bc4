import { BottomBar } from '#app/layout/BottomBar.tsx';
import { ScreenHead } from '#app/layout/ScreenHead.tsx';
import { SectionBar } from '#app/layout/SectionBar.tsx';
import { type Shell, ShellContext } from '#app/layout/ShellContext.ts';
import { SCREENS } from '#shared/site/screenTable.ts';
import { Section, Specimens } from './Section.tsx';

/** A site with every screen, in which nothing can be changed. */
const MADE_UP: Shell = {
  site: { id: 'SLUICE', environment: 'test', isLocal: true },
  languages: ['en'],
  changeLanguage: async () => undefined,
  logOut: async () => undefined,
};

const nothing = (): void => undefined;

/** What stands around every screen: the bar of the sections, title and pages, and on a phone the bar at the bottom. */
export function ShellSection() {
  return (
    <ShellContext value={MADE_UP}>
      <Section title="Around the screens">
        <Specimens name="SectionBar and BottomBar, each where it is used">
          <div className="w-full min-w-0 overflow-x-auto">
            <SectionBar onHelp={nothing} />
          </div>
          {/* A transform keeps the bar in its box, where it would stick to the window. */}
          <div className="h-14 w-full translate-x-0">
            <BottomBar onHelp={nothing} onShortcuts={nothing} />
          </div>
        </Specimens>
        <Specimens name="ScreenHead, with a sentence and without">
          {SCREENS.filter(({ id }) => id === 'blockTrade' || id === 'exchangeHistory').map((screen) => (
            <div key={screen.id} className="w-full min-w-0 overflow-hidden">
              <ScreenHead screen={screen} />
            </div>
          ))}
        </Specimens>
      </Section>
    </ShellContext>
  );
}
