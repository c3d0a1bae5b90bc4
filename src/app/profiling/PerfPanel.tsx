export function PerfPanel() {
  return null;
}
