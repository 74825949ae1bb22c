import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Small files whose tests take half a minute or more: they start programs, read all code or make all
 * calls of the API.
 */
const long =
  /\/(apps\/server\/src\/[\w-]+|\.ci\/docs|examples\/examples|api\/src\/app\/(access|bad-input))\.test\.ts$/;

const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);

/**
 * Without times of an earlier run, Vitest starts with the largest files. A long one at the end would
 * leave the other workers idle.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is a sequencer's
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
