/** "1 candidate", "41 candidates". */
export const counted = (count: number, thing: string, things = `${thing}s`): string =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? thing : things}`;
