/** An address as the exchange shows it to its own user: "dana@sluice.example" is "da****@sluice.example". */
export function maskEmail(email: string): string {
  return email.replace(/^(.{2})[^@]*/, '$1****');
}
