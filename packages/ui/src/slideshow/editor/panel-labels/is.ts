import type { PanelLabels } from './en'

export const is: PanelLabels = {
  tabs: 'Stillingar',
  layer: 'Lag',
  slide: 'Skyggna',
  show: 'Sýning',
  editText: 'Breyta textanum',
  nothingChosen: 'Veldu eitthvað á striganum til að breyta því eða bættu við texta, mynd eða myndbandi.',
  choosePicture: 'Velja mynd',
  chooseVideo: 'Velja myndband',
  colourBlock: 'Litaflötur',
  fill: 'Fyllilitur',
  noColour: 'Enginn',
  brand: 'Einkennislitur',
  fit: 'Í rammanum',
  whole: 'Öll',
  filling: 'Fyllir rammann',
}
