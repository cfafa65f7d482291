export type LogDetails = Readonly<Record<string, unknown>>

export interface Log {
  info(message: string, details?: LogDetails): void
  warn(message: string, details?: LogDetails): void
  error(message: string, details?: LogDetails): void
}

type Level = keyof Log

/** An error as plain data: JSON.stringify would make `{}` of it. */
const plain = (value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value

/**
 * One line an event: text for people at a terminal, JSON for machines that collect logs.
 * Nobody passes secrets or bodies here: details are ids, codes and errors.
 */
export function createLog(out: { write(line: string): unknown; isTTY?: boolean }, now: () => Date): Log {
  const write = (level: Level, message: string, details: LogDetails = {}) => {
    const fields = Object.fromEntries(Object.entries(details).map(([key, value]) => [key, plain(value)]))
    if (!out.isTTY) {
      out.write(`${JSON.stringify({ at: now().toISOString(), level, message, ...fields })}\n`)
      return
    }
    const rest = Object.keys(fields).length > 0 ? ` ${JSON.stringify(fields)}` : ''
    out.write(`${now().toISOString().slice(11, 19)} ${level.padEnd(5)} ${message}${rest}\n`)
  }
  return {
    info: (message, details) => write('info', message, details),
    warn: (message, details) => write('warn', message, details),
    error: (message, details) => write('error', message, details),
  }
}
