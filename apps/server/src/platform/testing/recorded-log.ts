/** A log whose entries tests can read. */
export function recordedLog() {
  const entries: unknown[] = []
  const record = (...entry: unknown[]) => void entries.push(entry)
  return { entries, log: { info: record, warn: record, error: record } }
}
