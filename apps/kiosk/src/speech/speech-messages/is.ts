import type { SpeechMessages } from './en'

export const is: SpeechMessages = {
  started: 'Kveikt er á upplestri.',
  keys: 'Notaðu upp- og niðurörvarnar til að fara um síðuna og hægri- og vinstriörvarnar milli hluta. Enter velur, Til baka fer til baka.',
  gridKeys: 'Hér gilda allar fjórar örvarnar.',
  items: (count) => `${count} atriði.`,
  place: (at, count) => `${at} af ${count}`,
  volume: (at, most) => `Hljóðstyrkur ${at} af ${most}`,
  on: 'kveikt',
  off: 'slökkt',
  current: 'núverandi',
  unavailable: 'ekki í boði',
  empty: 'autt',
  roles: {
    button: 'hnappur',
    link: 'tengill',
    searchbox: 'leitarreitur',
    textbox: 'textareitur',
    heading: 'fyrirsögn',
    img: 'mynd',
  },
}
