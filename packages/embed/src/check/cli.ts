#!/usr/bin/env node
import { check } from "./check.ts";

const { argv, env, stdout, stderr } = process;
process.exitCode = await check(argv.slice(2), {
  env,
  out: (text) => void stdout.write(text),
  err: (text) => void stderr.write(text),
});
