/** How long deleted records can be restored. */
export const trashKept = 30 * 24 * 3_600_000

/** Records that were deleted until this moment cannot be restored. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashKept)
