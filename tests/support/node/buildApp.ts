import { fileURLToPath } from 'node:url';
import { ensureBuild } from '../../../scripts/ensureBuild.ts';

/** Tests in real tabs open the app as it is delivered. */
export default function setup(): Promise<void> {
  return ensureBuild(fileURLToPath(new URL('../../..', import.meta.url)));
}
