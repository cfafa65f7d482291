import { plural } from '../internal/plural'

export const en = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  collapseMenu: 'Collapse the menu',
  expandMenu: 'Expand the menu',
  signOut: 'Sign out',
  notPublished: (count: number) => `${count} not published`,
  preview: 'Preview',
  publish: 'Publish',
  changesNotPublished: (count: number) =>
    `${count} ${plural('en', { one: 'change', other: 'changes' })(count)} not published`,
  language: 'Language',
  mall: 'Mall',
  /** Stands after the number. */
  selected: (_count: number) => 'selected',
  bulkActions: (count: number) => `${count} selected`,
  clearSelection: 'Clear the selection',
  stations: 'Stations',
  stationState: {
    online: 'up to date',
    behind: 'waiting',
    offline: 'offline',
    restarting: 'restarting',
  },
  logo: {
    add: 'Add a logo',
    change: 'Change the logo',
    remove: 'Remove the logo',
    saving: 'Saving the logo',
    removing: 'Removing the logo',
    tooBig: (megabytes: string) => `File must be at most ${megabytes} MB`,
    wrongType: 'File type is not allowed',
    failed: 'The logo was not saved. Check your connection and try again.',
    notRemoved: 'The logo was not removed. Check your connection and try again.',
  },
}

export type LayoutLabels = typeof en

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
  stations: 'Stationer',
  stationState: { online: 'uppdaterad', behind: 'väntar', offline: 'offline', restarting: 'startar om' },
  logo: {
    add: 'Lägg till en logotyp',
    change: 'Byt logotyp',
    remove: 'Ta bort logotypen',
    saving: 'Sparar logotypen',
    removing: 'Tar bort logotypen',
    tooBig: (megabytes) => `Filen får vara högst ${megabytes} MB`,
    wrongType: 'Filtypen är inte tillåten',
    failed: 'Logotypen sparades inte. Kontrollera anslutningen och försök igen.',
    notRemoved: 'Logotypen togs inte bort. Kontrollera anslutningen och försök igen.',
  },
}

export const no: LayoutLabels = {
  skip: 'Hopp til innholdet',
  menu: 'Meny',
  mainMenu: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  collapseMenu: 'Slå sammen menyen',
  expandMenu: 'Utvid menyen',
  signOut: 'Logg ut',
  notPublished: (count) => `${count} ${plural('nb', { one: 'upublisert', other: 'upubliserte' })(count)}`,
  preview: 'Forhåndsvis',
  publish: 'Publiser',
  changesNotPublished: (count) =>
    `${count} ${plural('nb', { one: 'upublisert endring', other: 'upubliserte endringer' })(count)}`,
  language: 'Språk',
  mall: 'Kjøpesenter',
  selected: () => 'valgt',
  bulkActions: (count) => `${count} valgt`,
  clearSelection: 'Fjern valget',
  stations: 'Stasjoner',
  stationState: { online: 'oppdatert', behind: 'venter', offline: 'frakoblet', restarting: 'starter på nytt' },
  logo: {
    add: 'Legg til en logo',
    change: 'Bytt logo',
    remove: 'Fjern logoen',
    saving: 'Lagrer logoen',
    removing: 'Fjerner logoen',
    tooBig: (megabytes) => `Filen kan være på høyst ${megabytes} MB`,
    wrongType: 'Filtypen er ikke tillatt',
    failed: 'Logoen ble ikke lagret. Sjekk tilkoblingen og prøv igjen.',
    notRemoved: 'Logoen ble ikke fjernet. Sjekk tilkoblingen og prøv igjen.',
  },
}

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
  stations: 'Stöðvar',
  stationState: { online: 'uppfærð', behind: 'bíður', offline: 'ótengd', restarting: 'endurræsist' },
  logo: {
    add: 'Bæta við merki',
    change: 'Skipta um merki',
    remove: 'Fjarlægja merkið',
    saving: 'Vistar merkið',
    removing: 'Fjarlægir merkið',
    tooBig: (megabytes) => `Skráin má mest vera ${megabytes} MB`,
    wrongType: 'Þessi skráargerð er ekki leyfð',
    failed: 'Merkið vistaðist ekki. Athugaðu nettenginguna og reyndu aftur.',
    notRemoved: 'Merkið var ekki fjarlægt. Athugaðu nettenginguna og reyndu aftur.',
  },
}
