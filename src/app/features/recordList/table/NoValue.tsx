/** Stands where a row has no value. */
export function NoValue() {
  return <span className="record-none">–</span>;
}
