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
