const secondsToWait = 15;

/** Reads an address, and says in a few words why it cannot. Follows redirects. */
export async function fetchText(address: URL, headers: Record<string, string> = {}) {
  try {
    const signal = AbortSignal.timeout(secondsToWait * 1000);
    const answer = await fetch(address, { headers, signal });
    const { status, url } = answer;
    return { status, headers: answer.headers, address: new URL(url), text: await answer.text() };
  } catch (error) {
    const { message, cause, name } = error as Error;
    if (name === "TimeoutError") return { failure: `no answer within ${secondsToWait} seconds` };
    return { failure: cause instanceof Error && cause.message ? cause.message : message };
  }
}
