import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { decode } from 'bmp-ts'
import sharp, { type Sharp } from 'sharp'
import type { PictureInfo } from '../../dependencies'
import type { Answer, Question } from './file-worker'

const { maxPixels } = workerData as { maxPixels: number }
const small = 480

// one picture at a time, without a cache
sharp.concurrency(1)
sharp.cache(false)

const reading = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

class Bomb extends Error {
  override name = 'Bomb'
}

/** Reads width and height from the header, without decoding. */
async function opened(path: string, extension: string): Promise<{ picture: Sharp; width: number; height: number }> {
  if (extension === 'bmp') return openedBmp(path)
  // no limit, because the header is not decoded as pixels
  const header = await sharp(path, { ...reading, limitInputPixels: false }).metadata()
  const { width, height } = header.autoOrient
  if (width * height > maxPixels) throw new Bomb()
  return { picture: sharp(path, reading).autoOrient(), width, height }
}

async function openedBmp(path: string) {
  const bytes = await readFile(path)
  const [width, height] = [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))]
  if (width <= 0 || height === 0) throw new Error('It has no size')
  if (width * height > maxPixels) throw new Bomb()
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
    const bomb = error instanceof Bomb || (error instanceof Error && /exceeds pixel limit/.test(error.message))
    return bomb ? 'bomb' : 'broken'
  }
}

let last = Promise.resolve()
parentPort?.on('message', (question: Question) => {
  last = last.then(async () => {
    const answer: Answer<PictureInfo> = { id: question.id, answer: await look(question) }
    parentPort?.postMessage(answer)
  })
})
