import { plural } from '../../../internal/plural'
import type { EditorNewsLabels } from './en'

export const se: EditorNewsLabels = {
  addedSlide: (slide, place) => `${slide} har lagts till på plats ${place}.`,
  copiedSlides: (count, slide) =>
    plural('sv', { one: `${slide} har kopierats.`, other: `${count} bilder har kopierats.` })(count),
  removedSlides: (count, slide) =>
    plural('sv', { one: `${slide} har tagits bort.`, other: `${count} bilder har tagits bort.` })(count),
  movedSlides: (count, slide, place) =>
    plural('sv', {
      one: `${slide} är nu på plats ${place}.`,
      other: `${count} bilder börjar nu på plats ${place}.`,
    })(count),
  addedLayer: (layer) => `${layer} har lagts till.`,
  copiedLayer: (layer) => `${layer} har kopierats.`,
  removedLayer: (layer) => `${layer} har tagits bort.`,
  orderedLayer: (layer, place, count) => `${layer} är lager ${place} av ${count} bakifrån.`,
  undone: 'Ångrat.',
  redone: 'Gjort om.',
  nowhere: 'Det kan inte flyttas längre.',
}
