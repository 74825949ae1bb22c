/** As little as a password's hash may cost. */
export const cheapCost = { memorySize: 8, iterations: 1, parallelism: 1 };
