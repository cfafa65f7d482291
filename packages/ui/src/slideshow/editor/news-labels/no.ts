import { plural } from '../../../internal/plural'
import type { EditorNewsLabels } from './en'

export const no: EditorNewsLabels = {
  addedSlide: (slide, place) => `${slide} er lagt til på plass ${place}.`,
  copiedSlides: (count, slide) =>
    plural('nb', { one: `${slide} er kopiert.`, other: `${count} lysbilder er kopiert.` })(count),
  removedSlides: (count, slide) =>
    plural('nb', { one: `${slide} er slettet.`, other: `${count} lysbilder er slettet.` })(count),
  movedSlides: (count, slide, place) =>
    plural('nb', {
      one: `${slide} er nå på plass ${place}.`,
      other: `${count} lysbilder begynner nå på plass ${place}.`,
    })(count),
  addedLayer: (layer) => `${layer} er lagt til.`,
  copiedLayer: (layer) => `${layer} er kopiert.`,
  removedLayer: (layer) => `${layer} er slettet.`,
  orderedLayer: (layer, place, count) => `${layer} er lag ${place} av ${count} bakfra.`,
  undone: 'Angret.',
  redone: 'Gjort om.',
  nowhere: 'Det kan ikke flyttes lenger.',
}
