/** State of a station: up to date, pending, offline or restarting. */
export type StationState = 'online' | 'behind' | 'offline' | 'restarting'

export interface StationStop {
  id: string
  /** The station's code: K1. */
  code: string
  state: StationState
  /** A short line: place, publication number, or time offline. */
  detail?: string
}

export const upToDate = (stations: readonly Pick<StationStop, 'state'>[]): number =>
  stations.filter(({ state }) => state === 'online').length

/** Joins consecutive codes, from three on: K1, K2, K3, K5 → "K1–K3, K5". */
export function codeRanges(codes: readonly string[]): string {
  const runs: string[][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    const previous = run?.at(-1)
    if (run && previous !== undefined && follows(previous, code)) run.push(code)
    else runs.push([code])
  }
  return runs.flatMap((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run)).join(', ')
}

function follows(before: string, after: string): boolean {
  const [a, b] = [splitCode(before), splitCode(after)]
  return a.prefix === b.prefix && b.number === a.number + 1
}

function splitCode(code: string): { prefix: string; number: number } {
  const number = /\d+$/.exec(code)?.[0]
  return number
    ? { prefix: code.slice(0, -number.length), number: Number(number) }
    : { prefix: code, number: Number.NaN }
}
