import type { Pictures } from '../dependencies'

/** The largest width of a thumbnail. */
const small = 480

/** Reads pictures with the browser's decoder; without one, every picture is 4 by 3 without a thumbnail. */
export const browserPictures: Pictures = {
  async inspect(file) {
    if (typeof createImageBitmap === 'undefined') return { width: 4, height: 3, thumbnail: null }
    const blob = new Blob([await file.read(0, Number.MAX_SAFE_INTEGER)])
    const bitmap = await createImageBitmap(blob).catch(() => undefined)
    if (!bitmap) return 'broken'
    const { width, height } = bitmap
    const scale = Math.min(1, small / Math.max(width, height))
    const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    const thumbnail = await canvas.convertToBlob({ type: 'image/webp' })
    return { width, height, thumbnail: new Uint8Array(await thumbnail.arrayBuffer()) }
  },
}
