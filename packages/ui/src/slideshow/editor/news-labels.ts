import { plural } from '../../internal/plural'

/** What a live region says of what was done. */
export const en = {
  addedSlide: (slide: string, place: string) => `${slide} is added at place ${place}.`,
  copiedSlides: (count: number, slide: string) =>
    plural('en', { one: `${slide} is copied.`, other: `${count} slides are copied.` })(count),
  removedSlides: (count: number, slide: string) =>
    plural('en', { one: `${slide} is deleted.`, other: `${count} slides are deleted.` })(count),
  movedSlides: (count: number, slide: string, place: string) =>
    plural('en', {
      one: `${slide} is at place ${place} now.`,
      other: `${count} slides begin at place ${place} now.`,
    })(count),
  addedLayer: (layer: string) => `${layer} is added.`,
  copiedLayer: (layer: string) => `${layer} is copied.`,
  removedLayer: (layer: string) => `${layer} is deleted.`,
  orderedLayer: (layer: string, place: string, count: string) =>
    `${layer} is layer ${place} of ${count} from the back.`,
  undone: 'Undone.',
  redone: 'Done again.',
  nowhere: 'It cannot go further.',
}

type EditorNewsLabels = typeof en

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
  redone: 'Gjort igen.',
  nowhere: 'Det kan inte flyttas längre.',
}

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
  redone: 'Gjort igjen.',
  nowhere: 'Det kan ikke flyttes lenger.',
}

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
