const secondsToWait = 15;

/** Reads an address, and says in a few words why it cannot. Follows redirects. */
export async function fetchText(address: URL, headers: Record<string, string> = {}) {
  // Browsers take each name under localhost for this machine (RFC 6761). Node asks the network.
  const asked = new URL(address);
  asked.hostname = address.hostname.replace(/^.+\.localhost$/, "localhost");
  try {
    const signal = AbortSignal.timeout(secondsToWait * 1000);
    const answer = await fetch(asked, { headers, signal });
    const reached = new URL(answer.url);
    if (reached.host === asked.host) reached.hostname = address.hostname;
    const { status } = answer;
    return { status, headers: answer.headers, address: reached, text: await answer.text() };
  } catch (error) {
    const { message, cause, name } = error as Error;
    if (name === "TimeoutError") return { failure: `no answer within ${secondsToWait} seconds` };
    return { failure: cause instanceof Error && cause.message ? cause.message : message };
  }
}
