import type { CropEditor } from '@kiosk-admin/ui/media'
import type { ComponentProps } from 'react'

export type CropArea = NonNullable<ComponentProps<typeof CropEditor>['value']>

/** File types that are cropped to JPEG, by extension; all others become PNG. */
const types = { jpg: 'image/jpeg', jpeg: 'image/jpeg' } as const

/** The width at which a vector image without its own size is cropped. */
const drawingWidth = 1600

/** The name and type of a cropped picture: photographs stay JPEG, all others become PNG. */
export function cutName(name: string, stemWith: (stem: string) => string): { name: string; type: string } {
  const [, stem = name, extension = ''] = /^(.*)\.([^.]+)$/.exec(name) ?? []
  const type = extension.toLowerCase() in types ? 'image/jpeg' : 'image/png'
  return { name: `${stemWith(stem)}.${type === 'image/jpeg' ? 'jpg' : 'png'}`, type }
}

/** Crops a picture in its own pixels. */
export async function cutPicture(url: string, area: CropArea, { name, type }: { name: string; type: string }) {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const wide = picture.naturalWidth || drawingWidth
  const high = picture.naturalHeight || drawingWidth
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(area.width * wide))
  canvas.height = Math.max(1, Math.round(area.height * high))
  const brush = canvas.getContext('2d')
  brush?.drawImage(picture, -area.x * wide, -area.y * high, wide, high)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92))
  if (!blob) throw new Error('The browser did not write the picture')
  return new File([blob], name, { type })
}
