import { access, constants, mkdir } from "node:fs/promises";
import { codeOf, StartError } from "../start-error.ts";

/** Creates the data folder if it is missing, and checks that it can be written. */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${codeOf(error)}): ` +
        "give this user write access to it, or set ATS_DATA_DIR to another folder.",
      { cause: error },
    );
  }
}
