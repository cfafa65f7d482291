import { plural } from '../../internal/plural'
import type { LayoutLabels } from './en'

const seSelected = plural('sv', { one: 'markerad', other: 'markerade' })

export const se: LayoutLabels = {
  skip: 'Hoppa till innehållet',
  menu: 'Meny',
  mainMenu: 'Huvudmeny',
  openMenu: 'Öppna menyn',
  closeMenu: 'Stäng menyn',
  collapseMenu: 'Fäll ihop menyn',
  expandMenu: 'Fäll ut menyn',
  signOut: 'Logga ut',
  notPublished: (count) => `${count} ${plural('sv', { one: 'opublicerad', other: 'opublicerade' })(count)}`,
  preview: 'Förhandsgranska',
  publish: 'Publicera',
  changesNotPublished: (count) =>
    `${count} ${plural('sv', { one: 'opublicerad ändring', other: 'opublicerade ändringar' })(count)}`,
  language: 'Språk',
  mall: 'Köpcentrum',
  selected: seSelected,
  bulkActions: (count) => `${count} ${seSelected(count)}`,
  clearSelection: 'Avmarkera alla',
  moreBulkActions: 'Fler åtgärder',
  stations: 'Stationer',
  stationState: { online: 'uppdaterad', behind: 'inte uppdaterad', offline: 'offline', restarting: 'startar om' },
  steps: { label: 'Steg', done: 'Klart', error: 'Har fel' },
  logo: {
    add: 'Lägg till en logotyp',
    change: 'Byt logotyp',
    more: 'Fler åtgärder för logotypen',
    remove: 'Ta bort logotypen',
    saving: 'Sparar logotypen',
    removing: 'Tar bort logotypen',
    tooBig: (megabytes) => `Filen får vara högst ${megabytes} MB`,
    wrongType: 'Filtypen är inte tillåten',
    failed: 'Logotypen sparades inte. Kontrollera anslutningen och försök igen.',
    notRemoved: 'Logotypen togs inte bort. Kontrollera anslutningen och försök igen.',
  },
}
