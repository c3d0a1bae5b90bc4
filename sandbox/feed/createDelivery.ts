import type { Timers } from '#sandbox/clock.ts';
import type { Faults } from '#sandbox/server/faults/createFaults.ts';
import { damageFrame } from '#sandbox/server/faults/damageFrame.ts';
import type { FrameFault } from '#sandbox/server/faults/faultSchema.ts';
import type { EncodedFrame, FrameEncoder } from './createFrameEncoder.ts';
import type { Outbox } from './createOutbox.ts';
import type { RateLimit } from './createRateLimit.ts';
import type { Subscription } from './createSubscriptions.ts';
import type { Traffic } from './createTraffic.ts';
import type { Moment } from './quoteTopic.ts';

export interface DeliveryParts {
  readonly outbox: Outbox;
  readonly encoder: FrameEncoder;
  readonly faults: Faults;
  readonly traffic: Traffic;
  readonly snapshotRate: RateLimit;
  readonly timers: Timers;
}

/** Brings a subscription up to date; false where its snapshot needs more time, and has to be asked for again. */
export type Deliver = (subscription: Subscription, now: Moment, isOver: () => boolean) => boolean;

/**
 * Creates the function that brings a subscription up to date: a snapshot first, changes afterwards, damaged
 * where a fault says so. A frame that is withheld leaves `since` as it was, so that the next one covers its changes; a
 * snapshot is withheld too when there were too many of them just now.
 */
export function createDelivery(parts: DeliveryParts): Deliver {
  const { outbox, encoder, faults, traffic, snapshotRate, timers } = parts;
  function isWithheld({ since }: Subscription): boolean {
    return (
      outbox.isFull() ||
      faults.hit('feed/stop') !== undefined ||
      faults.hit('socket/silent') !== undefined ||
      (since === undefined && !snapshotRate(timers.elapsedMs()))
    );
  }

  function deliver({ frame, payload }: EncodedFrame): void {
    let isReplaced = false;
    for (const fault of faults.listFrameFaults(frame.topic)) {
      const damaged = damageFrame(fault, frame);
      if (damaged !== undefined) {
        faults.hit(fault.fault);
        outbox.send(damaged);
        isReplaced ||= !isExtra(fault);
      }
    }
    if (!isReplaced) {
      outbox.send(payload);
    }
    traffic.sentFrame(frame.rows.length);
  }

  return (subscription, now, isOver) => {
    const { topic, since } = subscription;
    if (since === undefined && topic.prepare?.(now, isOver) === false) {
      return false;
    }
    if (isWithheld(subscription)) {
      return true;
    }
    const encoded = encoder.encode(subscription, now);
    subscription.since = now;
    if (encoded !== undefined) {
      deliver(encoded);
    }
    return true;
  };
}

/**
 * Wrong rows travel among the good ones and take their frame's place; all else is sent beside the good frame.
 */
function isExtra(fault: FrameFault): boolean {
  return fault.extra ?? (fault.fault === 'frame/wrong-shape' && fault.where === 'frame');
}
