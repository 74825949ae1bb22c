export const documentsIn = (count: number) => (count === 1 ? "1 document" : `${count} documents`);
