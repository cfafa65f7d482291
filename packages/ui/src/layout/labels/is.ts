import { plural } from '../../internal/plural'
import type { LayoutLabels } from './en'

const isSelected = plural('is', { one: 'valið', other: 'valin' })

export const is: LayoutLabels = {
  skip: 'Fara beint í efnið',
  menu: 'Valmynd',
  mainMenu: 'Aðalvalmynd',
  openMenu: 'Opna valmyndina',
  closeMenu: 'Loka valmyndinni',
  collapseMenu: 'Draga valmyndina saman',
  expandMenu: 'Víkka valmyndina út',
  signOut: 'Skrá út',
  notPublished: (count) => `${count} óbirt`,
  preview: 'Forskoða',
  publish: 'Birta',
  changesNotPublished: (count) =>
    `${count} ${plural('is', { one: 'óbirt breyting', other: 'óbirtar breytingar' })(count)}`,
  language: 'Tungumál',
  mall: 'Verslunarmiðstöð',
  selected: isSelected,
  bulkActions: (count) => `${count} ${isSelected(count)}`,
  clearSelection: 'Hreinsa valið',
  moreBulkActions: 'Fleiri aðgerðir',
  stations: 'Stöðvar',
  stationState: { online: 'uppfærð', behind: 'með eldra efni', offline: 'ótengd', restarting: 'endurræsist' },
  steps: { label: 'Skref', done: 'Lokið', error: 'Með villum' },
  logo: {
    add: 'Bæta við merki',
    change: 'Skipta um merki',
    more: 'Fleiri aðgerðir fyrir merkið',
    remove: 'Fjarlægja merkið',
    saving: 'Vistar merkið',
    removing: 'Fjarlægir merkið',
    tooBig: (megabytes) => `Skráin má vera að hámarki ${megabytes} MB`,
    wrongType: 'Þessi skráartegund er ekki leyfð',
    failed: 'Merkið vistaðist ekki. Athugaðu nettenginguna og reyndu aftur.',
    notRemoved: 'Merkið var ekki fjarlægt. Athugaðu nettenginguna og reyndu aftur.',
  },
}
