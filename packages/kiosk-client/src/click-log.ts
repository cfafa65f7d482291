import { crc32 } from 'node:zlib'
import type { ClickStore, WaitingClick } from './store'

/** As much of a disk as the log needs; a test hands in one that fails at any moment. */
export type Files = {
  /** `undefined` when there is no such file. */
  read(name: string): Promise<string | undefined>
  /** Resolves when it is on the disk. A crash may leave any beginning of it. */
  append(name: string, text: string): Promise<void>
  /** Resolves when it is on the disk. A crash leaves the whole file as it was or as it is to be. */
  replace(name: string, text: string): Promise<void>
}

const name = 'clicks.log'
/** What is forgotten stays in the file until it is worth a new one. */
const mostForgotten = 64 * 1024

/**
 * A queue in a file that only grows: a line is a checksum, a position and a click; without a click it says that
 * everything up to there is forgotten. A line that was not written to its end does not fit its checksum and counts as
 * never written.
 */
export function createClickLog(files: Files): ClickStore {
  let waiting: WaitingClick[] | undefined
  let last = 0
  let size = 0
  /** What was written last may have been cut off: the next line begins on a line of its own. */
  let torn = false
  let turn: Promise<unknown> = Promise.resolve()

  /** One at a time, in the order of the calls, and none before the file was read. */
  function inTurn<T>(work: (waiting: WaitingClick[]) => Promise<T> | T): Promise<T> {
    const result = turn.then(async () => work(waiting ?? (await load())))
    turn = result.catch(() => undefined)
    return result
  }

  async function load(): Promise<WaitingClick[]> {
    const text = (await files.read(name)) ?? ''
    let read: WaitingClick[] = []
    for (const line of text.split('\n')) {
      const entry = parse(line)
      if (!entry) continue
      const { position, json } = entry
      last = Math.max(last, position)
      if (json === '') read = read.filter((one) => one.position > position)
      else read.push({ position, click: JSON.parse(json) })
    }
    size = text.length
    torn = text !== '' && !text.endsWith('\n')
    waiting = read
    return read
  }

  async function write(line: string) {
    const text = torn ? `\n${line}` : line
    torn = true
    await files.append(name, text)
    torn = false
    size += text.length
  }

  async function shorten(left: WaitingClick[]) {
    const lines = left.map(({ position, click }) => lineOf(position, JSON.stringify(click)))
    const text = lines.join('')
    if (size - text.length < Math.max(mostForgotten, text.length)) return
    await files.replace(name, text)
    size = text.length
    torn = false
  }

  return {
    append: (click) =>
      inTurn(async (kept) => {
        last += 1
        await write(lineOf(last, JSON.stringify(click)))
        kept.push({ position: last, click })
      }),
    oldest: (most) => inTurn((kept) => kept.slice(0, most)),
    forget: (position) =>
      inTurn(async (kept) => {
        await write(lineOf(position, ''))
        waiting = kept.filter((one) => one.position > position)
        await shorten(waiting)
      }),
    count: () => inTurn((kept) => kept.length),
  }
}

const checksum = (text: string) => crc32(text).toString(16).padStart(8, '0')

function lineOf(position: number, json: string): string {
  const text = `${position} ${json}`
  return `${checksum(text)} ${text}\n`
}

function parse(line: string): { position: number; json: string } | undefined {
  const [, sum, text, position, json] = /^([0-9a-f]{8}) ((\d+) (.*))$/s.exec(line) ?? []
  if (text === undefined || sum !== checksum(text)) return undefined
  return { position: Number(position), json: json ?? '' }
}
