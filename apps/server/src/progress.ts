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

/** The works under way that are reported on a terminal's last line, and their texts. */
const underWay = new WeakMap<Terminal, Map<symbol, string>>();

/**
 * Reports work that takes longer than two seconds: its progress, and the time it took. Several may
 * be under way.
 */
export async function during<T>(
  what: string,
  work: (at: (step: string, share: number) => void) => Promise<T>,
  terminal: Terminal = process.stdout,
): Promise<T> {
  const start = Date.now();
  const texts = underWay.get(terminal) ?? new Map<symbol, string>();
  underWay.set(terminal, texts);
  const self = Symbol(what);
  let now = `${what} …`;
  let noted = 0;
  let isSlow = false;
  const say = () => {
    if (now === texts.get(self)) return;
    texts.set(self, now);
    terminal.write(terminal.isTTY ? lastLine(texts) : `  ${now}\n`);
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
    texts.delete(self);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    if (isSlow) terminal.write(`${terminal.isTTY ? clearLine : ""}  ${what}: ${seconds} s\n`);
    if (terminal.isTTY && texts.size > 0) terminal.write(lastLine(texts));
  }
}

const lastLine = (texts: Map<symbol, string>) => `${clearLine}  ${[...texts.values()].join(" · ")}`;
