export type { SlideTextProps } from '../slideshow/editor/editor-context'
export type { EditedSlideshow, LayerStep, SlideStep } from '../slideshow/editor/edits'
export type { SlideshowEditorLabels } from '../slideshow/editor/labels/en'
export { SlideshowEditor, type SlideshowEditorProps } from '../slideshow/editor/slideshow-editor'
export { htmlOf, plainOf } from '../slideshow/editor/stage/plain-text'
export type { TemplateLabels } from '../slideshow/editor/template-labels/en'
export { type SlideBrand, type SlideTemplate, slideTemplates } from '../slideshow/editor/templates/templates'
export {
  type EditorNews,
  type PickedMedia,
  type PickMedia,
  type SlideshowEditorState,
  type UseSlideshowEditorProps,
  useSlideshowEditor,
} from '../slideshow/editor/use-slideshow-editor'
