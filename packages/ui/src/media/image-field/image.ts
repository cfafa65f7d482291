/** A place in a picture, as fractions of its width and height from the top left corner, 0 to 1. */
export type FocalPoint = { x: number; y: number }

/** A rectangle in a picture, as fractions of its width and height, 0 to 1. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** A picture that was chosen, and how it is to be cut. */
export type ImageValue = {
  url: string
  /** What the caller knows it by, such as the id of a media file. */
  id?: string
  /** The file's name. */
  name?: string
  /** The part that is shown; the whole picture without it. */
  crop?: CropArea
  /** What must stay in view when the picture is cut to fit a place, in fractions of the whole picture. */
  focalPoint?: FocalPoint
}

/** A shape that a crop may be held to: `{ label: '16:9', value: 16 / 9 }`. */
export type AspectRatio = { label: string; value: number }

export const wholeImage: CropArea = { x: 0, y: 0, width: 1, height: 1 }
export const imageCentre: FocalPoint = { x: 0.5, y: 0.5 }

/** The smallest side of a crop, as a fraction. */
const SMALLEST = 0.02

const clamp = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to)
/** Finer than a pixel of any picture, and short in what is saved. */
const round = (value: number) => Math.round(value * 10_000) / 10_000

export const isWhole = ({ width, height }: CropArea) => width > 0.999 && height > 0.999

/** A rectangle that lies in the picture. */
export function cropWithin({ x, y, width, height }: CropArea): CropArea {
  const [wide, high] = [clamp(width, SMALLEST, 1), clamp(height, SMALLEST, 1)]
  return { x: round(clamp(x, 0, 1 - wide)), y: round(clamp(y, 0, 1 - high)), width: round(wide), height: round(high) }
}

/** Whether a crop has a shape, but for what rounding takes; `ratio` is the picture's own width by height. */
export const hasShape = (crop: CropArea, aspect: number, ratio: number) =>
  Math.abs((crop.width * ratio) / crop.height / aspect - 1) < 0.01

/** The largest crop of a shape around the middle of another; `ratio` is the picture's own width by height. */
export function fitCrop(aspect: number, ratio: number, around: CropArea = wholeImage): CropArea {
  // in fractions a shape depends on the picture's own
  const shape = aspect / ratio
  const [width, height] = shape >= 1 ? [1, 1 / shape] : [shape, 1]
  const [x, y] = [around.x + around.width / 2 - width / 2, around.y + around.height / 2 - height / 2]
  return cropWithin({ x, y, width, height })
}

/** A crop with one of its measures typed anew. With an aspect the other side follows. */
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

/** Where a place of the whole picture is in its crop; undefined when it is cut away. */
export function pointInCrop({ x, y }: FocalPoint, crop: CropArea): FocalPoint | undefined {
  const at = { x: (x - crop.x) / crop.width, y: (y - crop.y) / crop.height }
  return at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1 ? undefined : at
}

/** Whether a file fits `accept`, as a file input writes it: `image/*`, `image/png`, `.svg`. */
export function fits({ name, type }: Pick<File, 'name' | 'type'>, accept: string): boolean {
  return accept.split(',').some((entry) => {
    const wanted = entry.trim().toLowerCase()
    if (wanted === '' || wanted === '*/*') return true
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted)
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
  })
}
