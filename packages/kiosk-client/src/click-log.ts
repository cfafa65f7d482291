import { crc32 } from 'node:zlib'
import type { ClickStore, WaitingClick } from './store'

/** The file operations that the log needs. Tests pass one that fails at any point. */
export type Files = {
  /** `undefined` when there is no such file. */
  read(name: string): Promise<string | undefined>
  /** Resolves when the text is on the disk. A crash may leave any prefix of it. */
  append(name: string, text: string): Promise<void>
  /** Resolves when the text is on the disk. A crash leaves either the old or the new file. */
  replace(name: string, text: string): Promise<void>
}

const name = 'clicks.log'
/** The file is rewritten when removed entries take up more than this. */
const maxRemoved = 64 * 1024

/**
 * A queue in an append-only file. A line is a checksum, a position and a click; a line without a click removes everything up
 * to its position. An incomplete line fails its checksum and is ignored.
 */
export function createClickLog(files: Files): ClickStore {
  let waiting: WaitingClick[] | undefined
  let last = 0
  let size = 0
  /** The last write may be incomplete: the next entry starts with a line break. */
  let torn = false
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs operations one at a time, in the order of the calls, after the file has been read. */
  function enqueue<T>(work: (waiting: WaitingClick[]) => Promise<T> | T): Promise<T> {
    const result = queue.then(async () => work(waiting ?? (await load())))
    queue = result.catch(() => undefined)
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

  async function compact(left: WaitingClick[]) {
    const lines = left.map(({ position, click }) => lineOf(position, JSON.stringify(click)))
    const text = lines.join('')
    if (size - text.length < Math.max(maxRemoved, text.length)) return
    await files.replace(name, text)
    size = text.length
    torn = false
  }

  return {
    append: (click) =>
      enqueue(async (kept) => {
        last += 1
        await write(lineOf(last, JSON.stringify(click)))
        kept.push({ position: last, click })
      }),
    oldest: (limit) => enqueue((kept) => kept.slice(0, limit)),
    removeUpTo: (position) =>
      enqueue(async (kept) => {
        await write(lineOf(position, ''))
        waiting = kept.filter((one) => one.position > position)
        await compact(waiting)
      }),
    count: () => enqueue((kept) => kept.length),
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
