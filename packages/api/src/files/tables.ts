/** A file that nothing names any more, until it is removed. */
export interface FileToDeleteTable {
  company_id: number;
  file_key: string;
}

export interface FileTables {
  files_to_delete: FileToDeleteTable;
}
