import type { SearchMessages } from './en'

export const is: SearchMessages = {
  title: 'Leit',
  hint: 'Verslun, flokkur eða tilboð',
  clear: 'Hreinsa',
  openNow: 'Opið núna',
  results: 'Niðurstöður',
  // 21 takes the singular, 11 does not
  count: (count) => `${count} ${count % 10 === 1 && count % 100 !== 11 ? 'niðurstaða' : 'niðurstöður'}`,
  nothing: (text) => `Ekkert fannst fyrir „${text}“.`,
  nothingHint: 'Athugaðu stafsetninguna, prófaðu styttra orð eða skoðaðu listann A–Ö.',
  browse: 'Sýna A–Ö',
  nothingOpen: 'Ekkert af því sem fannst er opið núna.',
  showClosed: 'Sýna líka það sem er lokað',
  letter: 'Fyrsti stafur',
  keyboard: 'Lyklaborð',
  space: 'Bil',
  backspace: 'Eyða',
  minutes: (count) => `${count} mín.`,
  kinds: {
    category: 'Flokkur',
    service: 'Þjónusta',
    offer: 'Tilboð',
    event: 'Viðburður',
    place: 'Í nágrenninu',
    garage: 'Bílastæði',
  },
}
