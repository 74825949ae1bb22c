export const before = (time: Date, ms: number): Date => new Date(time.getTime() - ms);
export const after = (time: Date, ms: number): Date => new Date(time.getTime() + ms);
