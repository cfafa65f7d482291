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
  breadcrumb: 'Breadcrumb',
  preview: 'Preview',
  publish: 'Publish',
  changesNotPublished: (count: number) =>
    `${count} ${plural('en', { one: 'change', other: 'changes' })(count)} not published`,
  language: 'Language',
  mall: 'Mall',
  selected: 'selected',
  bulkActions: (count: number) => `${count} selected`,
  clearSelection: 'Clear the selection',
  stations: 'Stations',
  stationState: {
    online: 'up to date',
    behind: 'waiting',
    offline: 'offline',
    restarting: 'restarting',
  },
}

export type LayoutLabels = typeof en

export const se: LayoutLabels = {
  skip: 'Hoppa till innehållet',
  menu: 'Meny',
  mainMenu: 'Huvudmeny',
  openMenu: 'Öppna menyn',
  closeMenu: 'Stäng menyn',
  collapseMenu: 'Fäll ihop menyn',
  expandMenu: 'Fäll ut menyn',
  signOut: 'Logga ut',
  notPublished: (count) => `${count} inte publicerade`,
  breadcrumb: 'Sökväg',
  preview: 'Förhandsgranska',
  publish: 'Publicera',
  changesNotPublished: (count) =>
    `${count} ${plural('sv', { one: 'ändring', other: 'ändringar' })(count)} inte publicerade`,
  language: 'Språk',
  mall: 'Köpcentrum',
  selected: 'markerade',
  bulkActions: (count) => `${count} markerade`,
  clearSelection: 'Avmarkera alla',
  stations: 'Stationer',
  stationState: { online: 'uppdaterad', behind: 'väntar', offline: 'offline', restarting: 'startar om' },
}

export const no: LayoutLabels = {
  skip: 'Hopp til innholdet',
  menu: 'Meny',
  mainMenu: 'Hovedmeny',
  openMenu: 'Åpne menyen',
  closeMenu: 'Lukk menyen',
  collapseMenu: 'Fold sammen menyen',
  expandMenu: 'Fold ut menyen',
  signOut: 'Logg ut',
  notPublished: (count) => `${count} ikke publisert`,
  breadcrumb: 'Sti',
  preview: 'Forhåndsvis',
  publish: 'Publiser',
  changesNotPublished: (count) =>
    `${count} ${plural('nb', { one: 'endring', other: 'endringer' })(count)} ikke publisert`,
  language: 'Språk',
  mall: 'Kjøpesenter',
  selected: 'valgt',
  bulkActions: (count) => `${count} valgt`,
  clearSelection: 'Fjern valget',
  stations: 'Stasjoner',
  stationState: { online: 'oppdatert', behind: 'venter', offline: 'frakoblet', restarting: 'starter på nytt' },
}

export const is: LayoutLabels = {
  skip: 'Fara í efni',
  menu: 'Valmynd',
  mainMenu: 'Aðalvalmynd',
  openMenu: 'Opna valmyndina',
  closeMenu: 'Loka valmyndinni',
  collapseMenu: 'Fella valmyndina saman',
  expandMenu: 'Opna valmyndina út',
  signOut: 'Skrá út',
  notPublished: (count) => `${count} óbirt`,
  breadcrumb: 'Slóð',
  preview: 'Forskoða',
  publish: 'Birta',
  changesNotPublished: (count) =>
    `${count} ${plural('is', { one: 'óbirt breyting', other: 'óbirtar breytingar' })(count)}`,
  language: 'Tungumál',
  mall: 'Verslunarmiðstöð',
  selected: 'valin',
  bulkActions: (count) => `${count} valin`,
  clearSelection: 'Hreinsa valið',
  stations: 'Stöðvar',
  stationState: { online: 'uppfærð', behind: 'bíður', offline: 'ótengd', restarting: 'endurræsist' },
}
