import type { SiteMessages } from './en'

export const is: SiteMessages = {
  scan: 'Skannaðu kóðann með símanum til að taka síðuna með þér.',
  code: (name) => `Kóði með vefslóðinni hjá ${name}`,
  notShown: 'Ekki er hægt að sýna vefsíðuna hér. Skannaðu kóðann til að opna hana í símanum.',
  notSaved: 'Vistaðu færsluna til að sjá vefsíðuna hér. Gestir sjá hana eftir birtingu.',
  close: 'Loka',
  stillReading: 'Ertu enn að lesa?',
  closesIn: (seconds) => `Vefsíðan lokast eftir ${seconds} sekúndur.`,
  keepReading: 'Já, lesa áfram',
}
