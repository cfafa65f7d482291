// The server's log: one line per event.

export type LogDetails = Readonly<Record<string, unknown>>

export interface Log {
  info(message: string, details?: LogDetails): void
  warn(message: string, details?: LogDetails): void
  error(message: string, details?: LogDetails): void
}

type Level = keyof Log

/** Converts errors to plain data, because JSON.stringify returns `{}` for them. */
const plain = (value: unknown): unknown =>
  value instanceof Error ? { name: value.name, message: value.message, stack: value.stack } : value

/**
 * Logs one line per event: text for terminals, JSON otherwise. Details are ids, codes and errors, never secrets or bodies.
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
