import { plural } from '../../internal/plural'
import type { LayoutLabels } from './en'

export const no: LayoutLabels = {
  skip: 'Hopp til innholdet',
  menu: 'Meny',
  mainMenu: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  collapseMenu: 'Fold sammen menyen',
  expandMenu: 'Fold ut menyen',
  signOut: 'Logg ut',
  notPublished: (count) => `${count} ${plural('nb', { one: 'upublisert', other: 'upubliserte' })(count)}`,
  preview: 'Forhåndsvis',
  publish: 'Publiser',
  changesNotPublished: (count) =>
    `${count} ${plural('nb', { one: 'upublisert endring', other: 'upubliserte endringer' })(count)}`,
  language: 'Språk',
  mall: 'Kjøpesenter',
  selected: () => 'merket',
  bulkActions: (count) => `${count} merket`,
  clearSelection: 'Fjern merkingen',
  moreBulkActions: 'Flere handlinger',
  stations: 'Stasjoner',
  stationState: { online: 'oppdatert', behind: 'ikke oppdatert', offline: 'frakoblet', restarting: 'starter på nytt' },
  steps: { label: 'Trinn', done: 'Ferdig', error: 'Har feil' },
  logo: {
    add: 'Legg til en logo',
    change: 'Bytt logo',
    more: 'Flere handlinger for logoen',
    remove: 'Fjern logoen',
    saving: 'Lagrer logoen',
    removing: 'Fjerner logoen',
    tooBig: (megabytes) => `Filen kan være på høyst ${megabytes} MB`,
    wrongType: 'Filtypen er ikke tillatt',
    failed: 'Logoen ble ikke lagret. Kontroller tilkoblingen, og prøv igjen.',
    notRemoved: 'Logoen ble ikke fjernet. Kontroller tilkoblingen, og prøv igjen.',
  },
}
