/** Words of the toolbar and the panel of tabs. */
export const en = {
  tabs: 'Settings',
  layer: 'Layer',
  slide: 'Slide',
  show: 'Show',
  editText: 'Edit text',
  nothingChosen: 'Select something on the stage to change it, or add text, a picture or a video.',
  choosePicture: 'Choose picture',
  chooseVideo: 'Choose video',
  colourBlock: 'Colour block',
  fill: 'Fill colour',
  noColour: 'None',
  brand: 'Brand colour',
  fit: 'In its frame',
  whole: 'Whole',
  filling: 'Fills it',
}

export type PanelLabels = typeof en

export const se: PanelLabels = {
  tabs: 'Inställningar',
  layer: 'Lager',
  slide: 'Bild',
  show: 'Bildspel',
  editText: 'Redigera texten',
  nothingChosen: 'Välj något på arbetsytan för att ändra det, eller lägg till en text, ett foto eller en video.',
  choosePicture: 'Välj foto',
  chooseVideo: 'Välj video',
  colourBlock: 'Färgfält',
  fill: 'Fyllnadsfärg',
  noColour: 'Ingen',
  brand: 'Profilfärg',
  fit: 'I sin ram',
  whole: 'Hela',
  filling: 'Fyller ramen',
}

export const no: PanelLabels = {
  tabs: 'Innstillinger',
  layer: 'Lag',
  slide: 'Lysbilde',
  show: 'Lysbildeserie',
  editText: 'Rediger teksten',
  nothingChosen: 'Velg noe på arbeidsflaten for å endre det, eller legg til en tekst, et bilde eller en video.',
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
