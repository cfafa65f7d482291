import { plural } from '../../internal/plural'

export const en = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainMenu: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  collapseMenu: 'Collapse the menu',
  expandMenu: 'Expand the menu',
  signOut: 'Sign Out',
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
  clearSelection: 'Clear selection',
  moreBulkActions: 'More actions',
  stations: 'Stations',
  stationState: {
    online: 'up to date',
    behind: 'out of date',
    offline: 'offline',
    restarting: 'restarting',
  },
  steps: { label: 'Steps', done: 'Done', error: 'Has errors' },
  logo: {
    add: 'Add a logo',
    change: 'Change the logo',
    more: 'More actions for the logo',
    remove: 'Remove the logo',
    saving: 'Saving the logo',
    removing: 'Removing the logo',
    tooBig: (megabytes: string) => `File must be at most ${megabytes} MB`,
    wrongType: 'File type is not allowed',
    failed: 'Couldn’t save the logo. Check your connection and try again.',
    notRemoved: 'Couldn’t remove the logo. Check your connection and try again.',
  },
}

export type LayoutLabels = typeof en
