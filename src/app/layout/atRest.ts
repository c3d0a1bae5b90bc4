import { Assistant } from './Assistant.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { ExchangeNotices } from './ExchangeNotices.tsx';

/**
 * The parts of the shell that every page loads once its first words are there: by one name, so that they are one file and one
 * request (design.md section 10).
 */
export const AT_REST = { Assistant, Elsewhere, ExchangeNotices } as const;
