import { spawnSync } from "node:child_process";

/** Uploads Storybook to Chromatic, where designers review changes. */
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    "Chromatic needs CHROMATIC_PROJECT_TOKEN: the token of your project, under Manage > Configure on chromatic.com. Without it, `npm run screenshots` compares on this machine.",
  );
  process.exit(1);
}
const { status } = spawnSync(
  "chromatic",
  ["--build-script-name=build-storybook", "--exit-zero-on-changes"],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
