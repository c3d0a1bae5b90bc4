import { Button } from '#app/components/Button.tsx';
import { Card } from '#app/components/layout/Card.tsx';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { Meter } from '#app/components/Meter.tsx';
import { Section, Specimens } from './Section.tsx';

/** How the parts of a screen stand. */
export function LayoutSection() {
  return (
    <Section title="Layout">
      <Specimens name="Card, with a Toolbar and a Stack">
        <Card className="grid w-80 gap-3 p-4">
          <Toolbar>
            <b>Files</b>
            <Button size="small">Request file</Button>
          </Toolbar>
          <Stack as="ul" gap="gap-2">
            <Row as="li">
              <span>November</span>
              <Meter
                className="h-1.5 w-24 rounded-[3px] bg-line-strong text-text-2"
                aria-label="November"
                value={0.4}
              />
            </Row>
            <li>October</li>
          </Stack>
        </Card>
      </Specimens>
      <Specimens name="Facts, each in a line">
        <Facts className="w-80">
          <Fact label="Fee">1 USDT</Fact>
          <Fact label="What leaves the account">101 USDT</Fact>
        </Facts>
      </Specimens>
      <Specimens name="Facts in columns, one of them whole">
        <Facts hasColumns gap="gap-x-4 gap-y-1" className="w-80">
          <Fact shape="column" label="Fee">
            1 USDT
          </Fact>
          <Fact shape="whole" label="Address">
            bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq
          </Fact>
        </Facts>
      </Specimens>
      <Specimens name="Facts side by side">
        <Facts gap="gap-x-6 gap-y-3" className="w-80 xs:grid-cols-2">
          <Fact shape="stack" label="24h high">
            98,000
          </Fact>
          <Fact shape="stack" label="24h low">
            95,200
          </Fact>
        </Facts>
      </Specimens>
    </Section>
  );
}
