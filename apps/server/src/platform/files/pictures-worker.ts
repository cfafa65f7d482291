import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { decode } from 'bmp-ts'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureInfo } from '../../dependencies'
import type { Answer, Question } from './file-worker'

const { maxPixels } = workerData as { maxPixels: number }
const small = 480

// one picture at a time, without a cache
sharp.concurrency(1)
sharp.cache(false)

const reading = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

/** The longest time of native code, which ends it; the worker ends later. */
const maxSeconds = 10

/** A picture that costs too much to decode. */
class Refused extends Error {
  readonly answer: 'bomb' | 'heavy'

  constructor(answer: Refused['answer']) {
    super(answer)
    this.answer = answer
  }
}

/** Bytes that a decoder may hold: those of the most pixels in three colours. */
const maxHeldBytes = 192_000_000

/** Decoded in JavaScript, which takes 20 times as long. */
const maxBmpPixels = 16_000_000

const sampleBytes: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2, uint: 4, int: 4, float: 4 }

/** The bytes that a decoder holds at once; the other formats are read line by line. */
function heldBytes({ format, width, height, channels, depth, isProgressive, ...header }: Metadata): number {
  const samples = width * height * channels
  const bytes = samples * (sampleBytes[depth] ?? 16)
  if (format === 'jpeg') {
    if (!isProgressive) return 0
    // two bytes for each coefficient
    return header.chromaSubsampling === '4:2:0' ? samples : samples * 2
  }
  // interlaced, or turned as a whole
  if (format === 'png') return isProgressive || (header.orientation ?? 1) > 1 ? bytes : 0
  return bytes
}

const isHeavy = (header: Metadata): boolean => heldBytes(header) > maxHeldBytes

/** Reads the header of a Windows bitmap. Throws when the file is too short for its pixels. */
function readBmpHeader(bytes: Buffer) {
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))]
  if (width <= 0 || height === 0) throw new Error('It has no size')
  if (width * height > maxPixels) throw new Refused('bomb')
  const stored = bytes.length - bytes.readUInt32LE(10)
  const isRunLength = [1, 2].includes(bytes.readUInt32LE(30))
  // two bytes are at most 255 pixels
  const needed = isRunLength
    ? (width * height * 2) / 255
    : Math.ceil((width * bytes.readUInt16LE(28)) / 32) * 4 * height
  // some programs count the last line without its padding
  if (stored + 4 < needed) throw new Error('It is shorter than its pixels')
  return { width, height, isHeavy: width * height > maxBmpPixels }
}

/** Reads width and height from the header, without decoding. */
async function opened(path: string, extension: string): Promise<{ picture: Sharp; width: number; height: number }> {
  if (extension === 'bmp') return openedBmp(path)
  // no limit, because the header is not decoded as pixels
  const header = await sharp(path, { ...reading, limitInputPixels: false }).metadata()
  const { width, height } = header.autoOrient
  if (width * height > maxPixels) throw new Refused('bomb')
  if (isHeavy(header)) throw new Refused('heavy')
  return { picture: sharp(path, reading).timeout({ seconds: maxSeconds }).autoOrient(), width, height }
}

async function openedBmp(path: string) {
  const bytes = await readFile(path)
  const { width, height, isHeavy } = readBmpHeader(bytes)
  if (isHeavy) throw new Refused('heavy')
  const { data } = decode(bytes, { toRGBA: true })
  // most programs leave the fourth channel empty and do not mean transparency
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { picture: sharp(data, { raw: { width, height, channels: 4 } }), width, height }
}

/** Invalid pictures are an answer, not an exception. */
async function look({ path, extension }: Question): Promise<PictureInfo> {
  try {
    const { picture, width, height } = await opened(path, extension)
    const thumbnail = await picture
      .resize(small, small, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { width, height, thumbnail: new Uint8Array(thumbnail) }
  } catch (error) {
    if (error instanceof Refused) return error.answer
    const message = error instanceof Error ? error.message : ''
    if (message.includes('timeout')) return 'heavy'
    return message.includes('exceeds pixel limit') ? 'bomb' : 'broken'
  }
}

let last = Promise.resolve()
parentPort?.on('message', (question: Question) => {
  last = last.then(async () => {
    const answer: Answer<PictureInfo> = { id: question.id, answer: await look(question) }
    parentPort?.postMessage(answer)
  })
})
