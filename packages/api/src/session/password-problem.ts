import {
  newPasswordProblem,
  type PasswordOwner,
  passwordMessages,
  personalWords,
} from "@ats/core/validation/password";

/**
 * Explains why a new password is refused; undefined for a good one. Looks for it among passwords,
 * words, names and rows of keys that an attacker tries first.
 */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<string | undefined> {
  const problem = newPasswordProblem(password, owner);
  if (problem) return problem;
  const { score } = (await checker()).check(beginningOf(password), personalWords(owner));
  return score < goodScore ? passwordMessages.guessable : undefined;
}

/** The form calls this "Good": 10⁸ guesses or more. */
const goodScore = 3;

/** A password with a good beginning is good, and a longer one would take long to judge. */
const beginningOf = (password: string) => [...password].slice(0, 40).join("");

const famous = ["correct horse battery staple", "correcthorsebatterystaple"];

let making: ReturnType<typeof makeChecker> | undefined;
/** Loads the dictionaries with the first new password. */
const checker = () => (making ??= makeChecker());

async function makeChecker() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary, famous },
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: 10,
  });
}
