export type { SlideTextProps } from '../slideshow/editor/editor-context'
export type { EditedSlideshow, LayerStep, SlideStep } from '../slideshow/editor/edits'
export type { SlideshowEditorLabels } from '../slideshow/editor/labels/en'
export { htmlOf, plainOf } from '../slideshow/editor/plain-text'
export { SlideshowEditor, type SlideshowEditorProps } from '../slideshow/editor/slideshow-editor'
export type { TemplateLabels } from '../slideshow/editor/template-labels/en'
export { type SlideBrand, type SlideTemplate, slideTemplates } from '../slideshow/editor/templates'
export {
  type EditorNews,
  type PickedMedia,
  type PickMedia,
  type SlideshowEditorState,
  type UseSlideshowEditorProps,
  useSlideshowEditor,
} from '../slideshow/editor/use-slideshow-editor'
