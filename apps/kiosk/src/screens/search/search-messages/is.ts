import { plural } from '@kiosk-admin/ui/headless'
import type { SearchMessages } from './en'

const resultsOf = plural('is', { one: 'niðurstaða', other: 'niðurstöður' })

export const is: SearchMessages = {
  title: 'Leit',
  hint: 'Verslun, flokkur eða tilboð',
  clear: 'Hreinsa',
  openNow: 'Opið núna',
  results: 'Niðurstöður',
  count: (count) => `${count} ${resultsOf(count)}`,
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
