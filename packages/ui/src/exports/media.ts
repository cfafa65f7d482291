export { CropEditor, type CropEditorProps } from '../media/crop-editor'
export { fileSize } from '../media/file-size'
export { FocalPointPicker, type FocalPointPickerProps } from '../media/focal-point-picker'
export type { AspectRatio, CropArea, FocalPoint, ImageValue } from '../media/image'
export { ImageField, type ImageFieldProps } from '../media/image-field'
export type {
  MediaCategory,
  MediaItem,
  MediaKind,
} from '../media/media-file'
export { MediaGrid, type MediaGridProps } from '../media/media-grid'
export { MediaPicker, type MediaPickerProps } from '../media/media-picker'
export { MediaPreview, type MediaPreviewProps } from '../media/media-preview'
export type { SendFile } from '../media/upload-queue'
export { Uploader, type UploaderProps } from '../media/uploader'
export type { PickFile } from '../media/use-image-field'
export type { MediaActions, MediaUsage } from '../media/use-media-actions'
export { imageOf, type PickedImage, useMediaPicker } from '../media/use-media-picker'
export { type UploadsState, type UseUploadsProps, useUploads } from '../media/use-uploads'
