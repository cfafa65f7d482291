import { plural } from '../../internal/plural'
import type { PublishLabels } from './en'

export const is: PublishLabels = {
  title: (number) => `Birta nr. ${number}`,
  close: 'Loka',
  number: (number) => `Nr. ${number}`,
  changes: 'Breytingar',
  changesSince: (count, number) =>
    `${count} ${plural('is', { one: 'breyting', other: 'breytingar' })(count)} ${number > 0 ? `frá nr. ${number}` : 'til birtingar'}`,
  nothing: 'Ekkert til að birta',
  nothingHelp: 'Allt sem er vistað er á skjáunum.',
  nothingActive: 'Allt sem er virkt er á skjáunum.',
  keptBack: (count) =>
    `${count} ${plural('is', { one: 'óvirk færsla fer', other: 'óvirkar færslur fara' })(count)} ekki á skjáina`,
  hidden: (count) =>
    `${count} ${plural('is', { one: 'breyting', other: 'breytingar' })(count)} á svæðum sem þú sérð ekki`,
  kinds: { added: 'Bætt við', changed: 'Breytt', removed: 'Fjarlægt' },
  earlier: 'Áður',
  later: 'Eftir',
  revert: 'Endurheimta það sem er á skjáunum',
  revertOf: (name) => `Endurheimta það sem er á skjáunum: ${name}`,
  showMore: (count) => `Sýna ${count} í viðbót`,
  loading: 'Sæki gögn',
  changesFailed: 'Ekki tókst að sækja breytingarnar. Athugaðu nettenginguna og reyndu aftur.',
  retry: 'Reyna aftur',
  delivery: (number) => `Dreifing nr. ${number}`,
  delivered: (shown, total) => `${shown} af ${total}`,
  stops: {
    online: (number, several) => `${several ? 'sýna' : 'sýnir'} nr. ${number}`,
    behind: 'sent, birtist ekki enn',
    restarting: 'endurræsist',
    offline: 'ekki í sambandi, uppfærist síðar',
  },
  sendAgain: 'Senda aftur',
  before: 'Áður',
  nothingBefore: 'Ekkert hefur verið birt enn.',
  onTheKiosks: 'Á skjáunum',
  again: (number) => `Aftur nr. ${number}`,
  rollBack: 'Fara aftur',
  rollBackTo: (number) => `Fara aftur í nr. ${number}`,
  note: 'Athugasemd',
  notePlaceholder: 'Athugasemd til samstarfsfólks, ef þú vilt',
  publishTo: (count) => `Birta á ${count} ${plural('is', { one: 'stöð', other: 'stöðvum' })(count)}`,
  publish: 'Birta',
  publishing: (count) => `Sendi á ${count}`,
  failed: 'Breytingarnar voru ekki birtar. Athugaðu nettenginguna og reyndu aftur.',
  seen: { now: 'Sást rétt í þessu', at: (ago) => `Sást síðast ${ago}` },
}
