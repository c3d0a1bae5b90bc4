/**
 * The most characters that an address has, wherever one is read, sent or kept. BOLT 11 knows no limit for invoices; a QR code,
 * which most of them travel in, has one of about this size.
 */
export const LONGEST_ADDRESS = 4096;
