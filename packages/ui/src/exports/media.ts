export { CropEditor, type CropEditorProps } from '../media/crop/crop-editor'
export { FocalPointPicker, type FocalPointPickerProps } from '../media/crop/focal-point-picker'
export { fileSize } from '../media/file-size'
export type { AspectRatio, CropArea, FocalPoint, ImageValue } from '../media/image-field/image'
export { ImageField, type ImageFieldProps } from '../media/image-field/image-field'
export type { PickFile } from '../media/image-field/use-image-field'
export { MediaGrid, type MediaGridProps } from '../media/library/media-grid'
export type { MediaActions, MediaUsage } from '../media/library/use-media-actions'
export type {
  MediaCategory,
  MediaItem,
  MediaKind,
} from '../media/media-file'
export { MediaPicker, type MediaPickerProps } from '../media/picker/media-picker'
export { imageOf, type PickedImage, useMediaPicker } from '../media/picker/use-media-picker'
export { MediaPreview, type MediaPreviewProps } from '../media/preview/media-preview'
export type { SendFile } from '../media/uploader/upload-queue'
export { Uploader, type UploaderProps } from '../media/uploader/uploader'
export { type UploadsState, type UseUploadsProps, useUploads } from '../media/uploader/use-uploads'
