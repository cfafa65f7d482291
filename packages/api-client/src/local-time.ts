// Local times of time zones, the same in every engine.

const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** Formats moments as local time, `YYYY-MM-DD HH:mm:ss`; without a zone, as the engine's. Throws on an unknown zone. */
export function localTimeFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const existing = formats.get(timeZone)
  if (existing) return existing
  // Swedish writes dates and times as ISO 8601 does; creating a format is slow
  const created = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  formats.set(timeZone, created)
  return created
}
