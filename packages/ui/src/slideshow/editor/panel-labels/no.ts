import type { PanelLabels } from './en'

export const no: PanelLabels = {
  tabs: 'Innstillinger',
  layer: 'Lag',
  slide: 'Lysbilde',
  show: 'Lysbildeserie',
  editText: 'Rediger teksten',
  nothingChosen: 'Merk noe på arbeidsflaten for å endre det, eller legg til en tekst, et bilde eller en video.',
  choosePicture: 'Velg bilde',
  chooseVideo: 'Velg video',
  colourBlock: 'Fargefelt',
  fill: 'Fyllfarge',
  noColour: 'Ingen',
  brand: 'Profilfarge',
  fit: 'I rammen',
  whole: 'Hele',
  filling: 'Fyller rammen',
}
