import { plural } from '@kiosk-admin/ui/headless'
import type { SiteMessages } from './en'

const secondsOf = plural('is', { one: 'sekúndu', other: 'sekúndur' })

export const is: SiteMessages = {
  scan: 'Skannaðu kóðann með símanum til að taka síðuna með þér.',
  code: (name) => `QR-kóði fyrir vefsíðuna: ${name}`,
  notShown: 'Ekki er hægt að sýna vefsíðuna hér. Skannaðu kóðann til að opna hana í símanum.',
  notSaved: 'Vistaðu færsluna til að sjá vefsíðuna hér. Gestir sjá hana eftir birtingu.',
  close: 'Loka',
  stillReading: 'Ertu enn að lesa?',
  closesIn: (seconds) => `Vefsíðan lokast eftir ${seconds} ${secondsOf(seconds)}.`,
  keepReading: 'Já, lesa áfram',
  document: {
    page: (number, count) => `Síða ${number} af ${count}`,
    scan: 'Skannaðu kóðann til að opna skjalið í símanum.',
    notShown: 'Ekki er hægt að sýna skjalið hér. Skannaðu kóðann til að opna það í símanum.',
    notHere: 'Ekki er hægt að sýna skjalið hér.',
    closesIn: (seconds) => `Skjalið lokast eftir ${seconds} ${secondsOf(seconds)}.`,
  },
}
