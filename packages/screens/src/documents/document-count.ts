export const documentCount = (count: number) => (count === 1 ? "1 document" : `${count} documents`);
