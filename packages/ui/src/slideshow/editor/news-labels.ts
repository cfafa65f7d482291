import { plural } from '../../internal/plural'

/** What a live region says of what was done. */
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
  redone: 'Gjort om.',
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
  redone: 'Gjort om.',
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
