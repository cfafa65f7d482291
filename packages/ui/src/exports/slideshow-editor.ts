export type { EditedSlideshow } from '../slideshow/editor/edits'
export { SlideshowEditor } from '../slideshow/editor/slideshow-editor'
export type { PickMedia } from '../slideshow/editor/use-slideshow-editor'
