import * as media from '../../exports/media'
import type { Recipes } from '../probe'

const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'

/** Renders the media parts for the conformance tests. */
export const mediaParts: Recipes = {
  CropEditor: (probe) => <media.CropEditor src={src} {...probe} />,
  FileButton: (probe) => <media.FileButton onFiles={() => undefined} {...probe} />,
  FileName: (probe) => <media.FileName name="a.svg" {...probe} />,
  FocalPointPicker: (probe) => <media.FocalPointPicker src={src} {...probe} />,
  ImageField: (probe) => <media.ImageField label="Picture" onPickFile={async () => ({ url: src })} {...probe} />,
  MediaGrid: (probe) => (
    <media.MediaGrid files={[{ id: '1', kind: 'Image', name: 'a.svg', url: src, size: 4 }]} {...probe} />
  ),
  MediaPicker: (probe) => (
    <media.MediaPicker open onOpenChange={() => undefined} onPick={() => undefined} files={[]} {...probe} />
  ),
  MediaPreview: (probe) => (
    <media.MediaPreview file={{ id: '1', kind: 'Image', name: 'a.svg', url: src, size: 4 }} {...probe} />
  ),
  Uploader: (probe) => <media.Uploader send={async () => undefined} {...probe} />,
}
