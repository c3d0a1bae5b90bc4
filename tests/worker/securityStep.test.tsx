import { useState } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import { type Bridge, createBridge } from '#app/bridge/createBridge.ts';
import { useSecurityStep } from '#app/features/securityStep/useSecurityStep.tsx';
import { readUserToken } from '#app/start/session/callIdentity.ts';
import { createMeasure } from '#shared/profiling/trackMeasure.ts';
import { findApi, logIn } from '#tests/support/browser/callAs.ts';
import { findSandbox } from '#tests/support/browser/findSandbox.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { buildContext } from '../../bench/calls/buildContext.ts';
import '#app/theme.css';

// The whole step through a real bridge, gateway and exchange: codes of screens.md 3.6.

const sandbox = findSandbox();
let bridge: Bridge;

beforeAll(async () => {
  // Once: a login is a new session, which ends the steps of the one before.
  await logIn('unified@sluice.example');
  bridge = createBridge({
    locks: navigator.locks,
    source: sandbox.source,
    currency: 'EUR',
    measure: createMeasure('test page'),
    readToken: () => null,
    api: findApi(),
    onCall: () => undefined,
    readContext: () =>
      buildContext({ token: readUserToken(), path: '/user/assets/withdraw/', traceId: 'a-trace' }),
  });
  await bridge.request('profile', {}, { fresh: true });
});

/** A form with a switch of the address book, which is guarded. */
function Form() {
  const { run, dialog } = useSecurityStep();
  const [outcome, setOutcome] = useState('');
  const change = async (): Promise<void> => {
    const about = { type: 'newAddressLock', on: true } as const;
    const result = await run({ scene: 30007, about, what: 'Lock new addresses for 24 hours' }, (proof) =>
      bridge.request('addressSwitch', { type: 'newAddressLock', on: true, ...proof }),
    );
    setOutcome(result === null ? 'nothing was sent' : result.ok ? 'done' : result.error.code);
  };
  return (
    <main>
      <h1>Address book</h1>
      <label>
        Remark <input type="text" />
      </label>
      <button type="button" onClick={() => void change()}>
        Lock
      </button>
      <output>{outcome}</output>
      {dialog}
    </main>
  );
}

async function open() {
  await openTexts();
  const screen = await render(
    <BridgeContext value={bridge}>
      <Form />
    </BridgeContext>,
  );
  await screen.getByLabelText('Remark').fill('cold');
  await screen.getByRole('button', { name: 'Lock' }).click();
  const email = screen.getByLabelText('Email code');
  await expect.element(email).toBeVisible();
  return { screen, email, totp: screen.getByLabelText('Authenticator code') };
}

describe('the security step', () => {
  test('goes by keyboard from a code that is wrong to one that is right, and carries out what it guards', async () => {
    const { screen, email, totp } = await open();
    await expect
      .element(screen.getByRole('dialog'))
      .toHaveAccessibleDescription('Lock new addresses for 24 hours');
    await expect.element(email).toHaveFocus();
    expect(await findViolations()).toEqual([]);
    await userEvent.keyboard('111111');
    await totp.click();
    await userEvent.keyboard('000 000{Enter}');
    await expect
      .element(screen.getByRole('alert').first())
      .toHaveTextContent('A code or the password is incorrect. 2 attempts left.');
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue('');
    await email.fill('123-456');
    await totp.fill('000000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('done');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('sends the code by e-mail, and another one only after the pause', async () => {
    const { screen } = await open();
    await screen.getByRole('button', { name: 'Send code' }).click();
    await expect
      .element(screen.getByRole('button', { name: /Resend in \d+s/ }))
      .toHaveAttribute('aria-disabled', 'true');
    await expect.element(screen.getByText(/Sent to un\*+@sluice\.example/)).toBeVisible();
  });

  test('names the field that is not filled in, and sends nothing', async () => {
    const { screen, email, totp } = await open();
    await email.fill('123456');
    await screen.getByRole('button', { name: 'Confirm' }).click();
    await expect.element(totp).toHaveFocus();
    await expect.element(totp).toHaveAccessibleDescription(/Enter all 6 digits/);
  });

  test('is closed without a trace: the form keeps what was typed, and nothing is sent', async () => {
    const { screen } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('nothing was sent');
    await expect.element(screen.getByLabelText('Remark')).toHaveValue('cold');
    await expect.element(screen.getByRole('button', { name: 'Lock' })).toHaveFocus();
  });

  test('is locked with a countdown after three wrong codes', async () => {
    const { screen, email, totp } = await open();
    for (const left of ['2 attempts', '1 attempt']) {
      await email.fill('111111');
      await totp.fill('000000');
      await userEvent.keyboard('{Enter}');
      const words = `A code or the password is incorrect. ${left} left.`;
      await expect.element(screen.getByRole('alert').first()).toHaveTextContent(words);
    }
    // The last one begins the pause: no box is left that could only be refused.
    await email.fill('111111');
    await totp.fill('000000');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => screen.getByRole('timer').query()?.textContent).toMatch(/^00:(?:10:00|09:5\d)$/);
    expect(await findViolations()).toEqual([]);
  });
});
