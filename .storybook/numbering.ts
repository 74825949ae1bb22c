/** Gives equal parts the same number, for short keys of long descriptions. */
export function numbering() {
  const numbers = new Map<string, number>();
  return (...parts: unknown[]): number => {
    const key = parts.join(" ");
    const number = numbers.get(key) ?? numbers.size;
    numbers.set(key, number);
    return number;
  };
}
