import type { Faults } from '#sandbox/server/faults/createFaults.ts';
import { damageFrame } from '#sandbox/server/faults/damageFrame.ts';
import type { FrameFault } from '#sandbox/server/faults/faultSchema.ts';
import type { FramePress, PressedFrame } from './createFramePress.ts';
import type { Outbox } from './createOutbox.ts';
import type { Subscription } from './createSubscriptions.ts';
import type { Traffic } from './createTraffic.ts';
import type { Moment } from './quoteTopic.ts';

export interface DeliveryParts {
  readonly outbox: Outbox;
  readonly press: FramePress;
  readonly faults: Faults;
  readonly traffic: Traffic;
}

/**
 * Creates the function that brings a subscription up to date: a snapshot first, changes afterwards, damaged
 * where a fault says so. A frame that is withheld leaves `since` as it was, so that the next one makes up for
 * it.
 */
export function createDelivery({ outbox, press, faults, traffic }: DeliveryParts) {
  function isWithheld(): boolean {
    return (
      outbox.isFull() || faults.hit('feed/stop') !== undefined || faults.hit('socket/silent') !== undefined
    );
  }

  function deliver({ frame, payload }: PressedFrame): void {
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

  return (subscription: Subscription, now: Moment): void => {
    if (isWithheld()) {
      return;
    }
    const pressed = press.press(subscription, now);
    subscription.since = now;
    if (pressed !== undefined) {
      deliver(pressed);
    }
  };
}

/**
 * Wrong rows travel among the good ones and take their frame's place; all else is sent beside the good frame.
 */
function isExtra(fault: FrameFault): boolean {
  return fault.extra ?? (fault.fault === 'frame/wrong-shape' && fault.where === 'frame');
}
