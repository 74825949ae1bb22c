/** A file that is no longer used and will be removed. */
export interface DroppedFileTable {
  company_id: number;
  file_key: string;
}

export interface FileTables {
  dropped_files: DroppedFileTable;
}
