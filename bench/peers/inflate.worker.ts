import { inflateMessage } from './inflateMessage.ts';

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => postMessage(inflateMessage(data)));
