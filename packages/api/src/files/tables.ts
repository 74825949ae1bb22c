/** A file that nothing names any more, until it is removed. */
export interface DroppedFileTable {
  company_id: number;
  file_key: string;
}

export interface FileTables {
  dropped_files: DroppedFileTable;
}
