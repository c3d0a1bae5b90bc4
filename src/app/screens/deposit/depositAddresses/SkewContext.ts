import { createContext } from 'react';

/** How far the exchange's clock is ahead of the device's, in ms: all moments of addresses are of the exchange's. */
export const SkewContext = createContext(0);
