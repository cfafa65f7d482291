import { plural } from '../../../internal/plural'
import type { EditorNewsLabels } from './en'

export const is: EditorNewsLabels = {
  addedSlide: (slide, place) => `${slide}: bætt við í sæti ${place}.`,
  copiedSlides: (count, slide) =>
    plural('is', { one: `${slide}: afritað.`, other: `${count} skyggnur afritaðar.` })(count),
  removedSlides: (count, slide) => plural('is', { one: `${slide}: eytt.`, other: `${count} skyggnum eytt.` })(count),
  movedSlides: (count, slide, place) =>
    plural('is', {
      one: `${slide}: nú í sæti ${place}.`,
      other: `${count} skyggnur byrja nú í sæti ${place}.`,
    })(count),
  addedLayer: (layer) => `${layer}: bætt við.`,
  copiedLayer: (layer) => `${layer}: afritað.`,
  removedLayer: (layer) => `${layer}: eytt.`,
  orderedLayer: (layer, place, count) => `${layer}: lag ${place} af ${count} talið að aftan.`,
  undone: 'Afturkallað.',
  redone: 'Endurtekið.',
  nowhere: 'Ekki hægt að færa lengra.',
}
