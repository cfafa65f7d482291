// Data types and geometry of images: crops, focal points and aspect ratios.

/** A position in an image, as fractions of its size from the top left, 0 to 1. */
export type FocalPoint = { x: number; y: number }

/** A rectangle in an image, as fractions of its size, 0 to 1. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** An image with its crop and focal point. */
export type ImageValue = {
  url: string
  /** The caller's id, such as that of a media file. */
  id?: string
  /** The file's name. */
  name?: string
  /** The crop; the whole image without it. */
  crop?: CropArea
  /** The focal point, in fractions of the whole image. */
  focalPoint?: FocalPoint
}

/** An aspect ratio: `{ label: '16:9', value: 16 / 9 }`. */
export type AspectRatio = { label: string; value: number }

export const wholeImage: CropArea = { x: 0, y: 0, width: 1, height: 1 }
export const imageCentre: FocalPoint = { x: 0.5, y: 0.5 }

/** The smallest side of a crop, as a fraction. */
const SMALLEST = 0.02

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
/** Precision of fractions: finer than a pixel, short when stored. */
const round = (value: number) => Math.round(value * 10_000) / 10_000

export const isWhole = ({ width, height }: CropArea) => width > 0.999 && height > 0.999

/** Clamps a rectangle to the image. */
export function cropWithin({ x, y, width, height }: CropArea): CropArea {
  const [wide, high] = [clamp(width, SMALLEST, 1), clamp(height, SMALLEST, 1)]
  return { x: round(clamp(x, 0, 1 - wide)), y: round(clamp(y, 0, 1 - high)), width: round(wide), height: round(high) }
}

/** Whether a crop has a ratio, within rounding; `ratio` is the image's own. */
export const hasShape = (crop: CropArea, aspect: number, ratio: number) =>
  Math.abs((crop.width * ratio) / crop.height / aspect - 1) < 0.01

/** The largest crop of a ratio around another's centre; `ratio` is the image's own. */
export function fitCrop(aspect: number, ratio: number, around: CropArea = wholeImage): CropArea {
  // in fractions, a ratio depends on the image's own
  const shape = aspect / ratio
  const [width, height] = shape >= 1 ? [1, 1 / shape] : [shape, 1]
  const [x, y] = [around.x + around.width / 2 - width / 2, around.y + around.height / 2 - height / 2]
  return cropWithin({ x, y, width, height })
}

/** Sets one measure of a crop. With a ratio, the other side follows. */
export function cropWith(crop: CropArea, edge: keyof CropArea, value: number, shape?: number): CropArea {
  if (edge === 'x' || edge === 'y') return cropWithin({ ...crop, [edge]: value })
  const room = { width: 1 - crop.x, height: 1 - crop.y }
  const side = clamp(value, SMALLEST, room[edge])
  if (shape === undefined) return cropWithin({ ...crop, [edge]: side })
  const width = Math.min(edge === 'width' ? side : side * shape, room.width, room.height * shape)
  return cropWithin({ ...crop, width, height: width / shape })
}

export const pointWithin = ({ x, y }: FocalPoint): FocalPoint => ({
  x: round(clamp(x, 0, 1)),
  y: round(clamp(y, 0, 1)),
})

/** Position of an image's point in its crop; undefined if cropped away. */
export function pointInCrop({ x, y }: FocalPoint, crop: CropArea): FocalPoint | undefined {
  const at = { x: (x - crop.x) / crop.width, y: (y - crop.y) / crop.height }
  return at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1 ? undefined : at
}

/** Whether a file fits `accept`, as a file input writes it: `image/*`, `image/png`, `.svg`. */
export function fits({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const pattern = entry.trim().toLowerCase()
    if (pattern === '' || pattern === '*/*') return true
    if (pattern.startsWith('.')) return name.toLowerCase().endsWith(pattern)
    return pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : type === pattern
  })
}
