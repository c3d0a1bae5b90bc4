import { measureFrameCost } from './measureFrameCost.ts';

// The CPU that one frame costs, beside the floor's: after each run of CI, so that a check that makes it dearer is seen on its day.

const { gzipBytes, rows, streamMs, fflateMs, floorMs } = await measureFrameCost();
const beside = (ms: number): string => `${ms.toFixed(2)} ms (${(ms / floorMs).toFixed(2)} × the floor)`;
console.log(
  `A frame of ${rows} rows, ${Math.round(gzipBytes / 1_000)} kB, costs in this process: by the stream ${beside(streamMs)}, ` +
    `by fflate ${beside(fflateMs)}, floor ${floorMs.toFixed(2)} ms of CPU.`,
);
