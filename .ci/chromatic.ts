import { spawnSync } from "node:child_process";

export const options = ["--build-script-name=build-storybook", "--exit-zero-on-changes"];

/** Uploads Storybook to Chromatic, where designers review changes. */
function upload(): number {
  if (process.env.CHROMATIC_PROJECT_TOKEN)
    return spawnSync("chromatic", options, { stdio: "inherit" }).status ?? 1;
  console.log(
    "Skipped Chromatic: CHROMATIC_PROJECT_TOKEN is not set. It is the token of your project, under Manage > Configure on chromatic.com. `npm run screenshots` compares on this machine.",
  );
  return 0;
}

if (import.meta.main) process.exitCode = upload();
