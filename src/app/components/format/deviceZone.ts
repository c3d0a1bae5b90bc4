/** The zone of the device's clock: "Europe/Berlin". */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
