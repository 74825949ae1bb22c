/** Clears the state that an undo would restore. */
export const nothingToUndo = {
  previous_status: null,
  previous_published_date_time: null,
  previous_released_date_time: null,
} as const;
