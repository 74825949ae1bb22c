/** Prints a line to the terminal. */
export const print = (line = ""): void => void process.stdout.write(`${line}\n`);

const slowMs = 2_000;
/** Progress between two lines when there is no terminal. */
const notedShare = 0.1;
/** Matches a word but not an abbreviation such as CVs. */
const capital = /^[A-Z](?=[a-z])/;
const clearLine = "\r\u001b[K";

interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Reports work that takes longer than two seconds: its progress, and the time it took. */
export async function during<T>(
  what: string,
  work: (at: (step: string, share: number) => void) => Promise<T>,
  terminal: Terminal = process.stdout,
): Promise<T> {
  const start = Date.now();
  let now = `${what} …`;
  let noted = 0;
  let said = "";
  let isSlow = false;
  const say = () => {
    if (now !== said) terminal.write(terminal.isTTY ? `${clearLine}  ${now}` : `  ${now}\n`);
    said = now;
  };
  const timer = setTimeout(() => {
    isSlow = true;
    say();
  }, slowMs);
  try {
    return await work((step, share) => {
      now = `${what}: ${step.replace(capital, (c) => c.toLowerCase())}, ${Math.floor(share * 100)} %`;
      const isFurther = share >= noted + notedShare;
      if (isFurther) noted = share;
      if (isSlow && (terminal.isTTY || isFurther)) say();
    });
  } finally {
    clearTimeout(timer);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    if (isSlow) terminal.write(`${terminal.isTTY ? clearLine : ""}  ${what}: ${seconds} s\n`);
  }
}
