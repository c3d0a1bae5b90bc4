import { PROTOCOL_VERSION } from '#shared/contract/protocolVersion.ts';
import type { Hello } from '#shared/contract/workerApi.ts';
import { appError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** Refuses a tab of another build or protocol: it shows "reload" instead of misbehaving (design.md section 1). */
export function checkHello(hello: Hello, buildId: string): Result<void> {
  if (hello.protocolVersion === PROTOCOL_VERSION && hello.buildId === buildId) return ok();
  return err(appError('app/update-needed', 'A new version is ready. Reload this page to use it.'));
}
