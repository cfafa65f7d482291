import type { PanelLabels } from './en'

export const se: PanelLabels = {
  tabs: 'Inställningar',
  layer: 'Lager',
  slide: 'Bild',
  show: 'Bildspel',
  editText: 'Redigera texten',
  nothingChosen: 'Markera något på arbetsytan för att ändra det, eller lägg till en text, en bild eller en video.',
  choosePicture: 'Välj bild',
  chooseVideo: 'Välj video',
  colourBlock: 'Färgfält',
  fill: 'Fyllnadsfärg',
  noColour: 'Ingen',
  brand: 'Profilfärg',
  fit: 'I sin ram',
  whole: 'Hela',
  filling: 'Fyller ramen',
}
