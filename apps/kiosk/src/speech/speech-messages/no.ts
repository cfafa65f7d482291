import type { SpeechMessages } from './en'

export const no: SpeechMessages = {
  started: 'Opplesning er på.',
  keys: 'Bruk pil opp og ned for å gå gjennom siden, venstre og høyre for å gå mellom delene. Enter velger, Tilbake går tilbake.',
  gridKeys: 'Her gjelder alle fire pilene.',
  items: (count) => (count === 1 ? '1 element.' : `${count} elementer.`),
  place: (at, count) => `${at} av ${count}`,
  volume: (at, most) => `Volum ${at} av ${most}`,
  on: 'på',
  off: 'av',
  current: 'gjeldende',
  unavailable: 'ikke tilgjengelig',
  empty: 'tomt',
  roles: {
    button: 'knapp',
    link: 'lenke',
    searchbox: 'søkefelt',
    textbox: 'tekstfelt',
    heading: 'overskrift',
    img: 'bilde',
  },
}
