/** Remembers the results of a pure function for its most recently computed arguments. */
export function createRecentCache<Value>(
  capacity: number,
  compute: (key: number) => Value,
): (key: number) => Value {
  const valueByKey = new Map<number, Value>();
  return (key) => {
    const known = valueByKey.get(key);
    if (known !== undefined) {
      return known;
    }
    const value = compute(key);
    if (valueByKey.size >= capacity) {
      for (const oldest of valueByKey.keys()) {
        valueByKey.delete(oldest);
        break;
      }
    }
    valueByKey.set(key, value);
    return value;
  };
}
