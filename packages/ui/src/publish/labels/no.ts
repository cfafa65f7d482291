import { plural } from '../../internal/plural'
import type { PublishLabels } from './en'

export const no: PublishLabels = {
  title: (number) => `Publiser nr. ${number}`,
  close: 'Lukk',
  number: (number) => `Nr. ${number}`,
  changes: 'Endringer',
  changesSince: (count, number) =>
    `${count} ${plural('nb', { one: 'endring', other: 'endringer' })(count)} ${number > 0 ? `siden nr. ${number}` : 'å publisere'}`,
  nothing: 'Ingenting å publisere',
  nothingHelp: 'Alt som er lagret, er på kioskene.',
  nothingActive: 'Alt som er aktivt, er på kioskene.',
  keptBack: (count) =>
    `${count} ${plural('nb', { one: 'inaktiv oppføring', other: 'inaktive oppføringer' })(count)} holdes tilbake`,
  hidden: (count) => `${count} ${plural('nb', { one: 'endring', other: 'endringer' })(count)} i områder du ikke ser`,
  kinds: { added: 'Lagt til', changed: 'Endret', removed: 'Fjernet' },
  showMore: (count) => `Vis ${count} til`,
  loading: 'Laster inn',
  changesFailed: 'Endringene kunne ikke lastes inn. Kontroller tilkoblingen, og prøv igjen.',
  retry: 'Prøv igjen',
  delivery: (number) => `Levering av nr. ${number}`,
  delivered: (shown, total) => `${shown} av ${total}`,
  stops: {
    online: (number) => `viser nr. ${number}`,
    behind: 'sendt, vises ikke ennå',
    restarting: 'starter på nytt',
    offline: 'frakoblet, oppdateres ved ny tilkobling',
  },
  sendAgain: 'Send igjen',
  before: 'Tidligere',
  nothingBefore: 'Ingenting er publisert ennå.',
  onTheKiosks: 'På kioskene',
  again: (number) => `Nr. ${number} igjen`,
  rollBack: 'Rull tilbake',
  rollBackTo: (number) => `Rull tilbake til nr. ${number}`,
  note: 'Merknad',
  notePlaceholder: 'Merknad til kollegene, om du vil',
  publishTo: (count) => `Publiser til ${count} ${plural('nb', { one: 'stasjon', other: 'stasjoner' })(count)}`,
  publish: 'Publiser',
  publishing: (count) => `Sender til ${count}`,
  failed: 'Endringene ble ikke publisert. Kontroller tilkoblingen og prøv igjen.',
  seen: { now: 'Tilkoblet nylig', at: (ago) => `Sist tilkoblet ${ago}` },
}
