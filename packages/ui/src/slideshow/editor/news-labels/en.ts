import { plural } from '../../../internal/plural'

/** Announcements of the editor's live region. */
export const en = {
  addedSlide: (slide: string, place: string) => `${slide} added at position ${place}.`,
  copiedSlides: (count: number, slide: string) =>
    plural('en', { one: `${slide} copied.`, other: `${count} slides copied.` })(count),
  removedSlides: (count: number, slide: string) =>
    plural('en', { one: `${slide} deleted.`, other: `${count} slides deleted.` })(count),
  movedSlides: (count: number, slide: string, place: string) =>
    plural('en', {
      one: `${slide} moved to position ${place}.`,
      other: `${count} slides moved to position ${place}.`,
    })(count),
  addedLayer: (layer: string) => `${layer} added.`,
  copiedLayer: (layer: string) => `${layer} copied.`,
  removedLayer: (layer: string) => `${layer} deleted.`,
  orderedLayer: (layer: string, place: string, count: string) =>
    `${layer} moved to position ${place} of ${count} from the back.`,
  undone: 'Undone.',
  redone: 'Redone.',
  nowhere: 'It can’t go any further.',
}

export type EditorNewsLabels = typeof en
