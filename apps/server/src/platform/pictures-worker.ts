import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { decode } from 'bmp-ts'
import sharp, { type Sharp } from 'sharp'

/** How a picture is asked for and answered; `look` throws nothing that is the picture's own fault. */
export type Question = { id: number; path: string; extension: string }
export type Answer =
  | { id: number; width: number; height: number; thumbnail: Uint8Array<ArrayBuffer> }
  | { id: number; wrong: 'bomb' | 'broken' }

const { maxPixels } = workerData as { maxPixels: number }
const small = 480

// one picture at a time, and none that was looked at before is kept
sharp.concurrency(1)
sharp.cache(false)

const reading = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true } as const

class Bomb extends Error {
  override name = 'Bomb'
}

/** Width and height as the picture's own first bytes say, before anything is decoded. */
async function opened(path: string, extension: string): Promise<{ picture: Sharp; width: number; height: number }> {
  if (extension === 'bmp') return openedBmp(path)
  // the limit is for what is decoded, and this decodes nothing yet
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
  // most programs leave the fourth channel empty, and mean no glass by it
  for (let at = 3; at < data.length; at += 4) data[at] = 255
  return { picture: sharp(data, { raw: { width, height, channels: 4 } }), width, height }
}

async function look({ id, path, extension }: Question): Promise<Answer> {
  try {
    const { picture, width, height } = await opened(path, extension)
    const thumbnail = await picture
      .resize(small, small, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
    return { id, width, height, thumbnail: new Uint8Array(thumbnail) }
  } catch (error) {
    const bomb = error instanceof Bomb || (error instanceof Error && /exceeds pixel limit/.test(error.message))
    return { id, wrong: bomb ? 'bomb' : 'broken' }
  }
}

let last = Promise.resolve()
parentPort?.on('message', (question: Question) => {
  last = last.then(async () => parentPort?.postMessage(await look(question)))
})
