import { plural } from '../../internal/plural'
import type { PublishLabels } from './en'

export const se: PublishLabels = {
  title: (number) => `Publicera nr ${number}`,
  close: 'Stäng',
  number: (number) => `Nr ${number}`,
  changes: 'Ändringar',
  changesSince: (count, number) =>
    `${count} ${plural('sv', { one: 'ändring', other: 'ändringar' })(count)} ${number > 0 ? `sedan nr ${number}` : 'att publicera'}`,
  nothing: 'Inget att publicera',
  nothingHelp: 'Allt som är sparat finns på kioskerna.',
  nothingActive: 'Allt som är aktivt finns på kioskerna.',
  keptBack: (count) =>
    `${count} ${plural('sv', { one: 'inaktiv post hålls', other: 'inaktiva poster hålls' })(count)} tillbaka`,
  hidden: (count) =>
    `${count} ${plural('sv', { one: 'ändring', other: 'ändringar' })(count)} i områden som du inte ser`,
  kinds: { added: 'Tillagt', changed: 'Ändrat', removed: 'Borttaget' },
  earlier: 'Före',
  later: 'Efter',
  revert: 'Återställ till det som är på kioskerna',
  revertOf: (name) => `Återställ till det som är på kioskerna: ${name}`,
  showMore: (count) => `Visa ${count} till`,
  loading: 'Laddar',
  changesFailed: 'Ändringarna kunde inte laddas. Kontrollera anslutningen och försök igen.',
  retry: 'Försök igen',
  delivery: (number) => `Leverans av nr ${number}`,
  delivered: (shown, total) => `${shown} av ${total}`,
  stops: {
    online: (number) => `visar nr ${number}`,
    behind: 'skickad, visas inte ännu',
    restarting: 'startar om',
    offline: 'offline, uppdateras vid återanslutning',
  },
  sendAgain: 'Skicka igen',
  before: 'Tidigare',
  nothingBefore: 'Inget har publicerats ännu.',
  onTheKiosks: 'På kioskerna',
  again: (number) => `Nr ${number} igen`,
  rollBack: 'Gå tillbaka',
  rollBackTo: (number) => `Gå tillbaka till nr ${number}`,
  note: 'Anteckning',
  notePlaceholder: 'Anteckning till kollegorna, om du vill',
  publishTo: (count) => `Publicera till ${count} ${plural('sv', { one: 'station', other: 'stationer' })(count)}`,
  publish: 'Publicera',
  publishing: (count) => `Skickar till ${count}`,
  failed: 'Ändringarna publicerades inte. Kontrollera anslutningen och försök igen.',
  seen: { now: 'Ansluten nyss', at: (ago) => `Senast ansluten ${ago}` },
}
