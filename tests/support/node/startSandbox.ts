import type { TestProject } from 'vitest/node';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import type { ApiSettings } from '#shared/contract/gatewayApi.ts';
import '../providedSandbox.ts';
import { CALLS_TO } from './forwardCalls.ts';

let sandboxes: readonly Sandbox[] = [];

/** Starts real exchanges for the tests of real workers, on ports of their own, and gives the tests their addresses. */
export async function setup(project: TestProject): Promise<void> {
  const [sandbox, large] = await Promise.all([
    createSandbox({ hz: 10, hasPast: true }),
    createSandbox({ symbols: 2_000 }),
  ]);
  sandboxes = [sandbox, large];
  process.env[CALLS_TO] = sandbox.url;
  project.provide('signatureKeys', sandbox.pageConfig.signature as ApiSettings['keys']);
  project.provide('sandboxUrl', sandbox.url);
  project.provide('largeSandboxUrl', large.url);
}

export async function teardown(): Promise<void> {
  await Promise.all(sandboxes.map((sandbox) => sandbox.close()));
}
