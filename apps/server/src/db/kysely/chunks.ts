// a statement has room for 65,535 values
const most = 500

/** Rows in portions that each fit one statement. */
export const inChunks = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / most) }, (_, index) => rows.slice(index * most, (index + 1) * most))
