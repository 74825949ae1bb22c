/** A line for the person at the terminal. */
export const print = (line = ""): void => void process.stdout.write(`${line}\n`);

const slowMs = 2_000;

/** Says what is being done where it takes longer than two seconds, and again how far it is. */
export async function during<T>(
  what: string,
  work: (at: (step: string, share: number) => void) => Promise<T>,
): Promise<T> {
  const start = Date.now();
  let now = what;
  let isSlow = false;
  const timer = setInterval(() => {
    isSlow = true;
    print(`  ${now} …`);
  }, slowMs);
  try {
    return await work((step, share) => {
      now = `${what}: ${step.toLowerCase()}, ${Math.floor(share * 100)} %`;
    });
  } finally {
    clearInterval(timer);
    if (isSlow) print(`  ${what}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
}
