import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  screensavers: {
    title: 'Screensavers',
    new: 'New screensaver',
    edit: 'Screensaver settings',
    count: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'screensaver', other: 'screensavers' })}`,
    empty: {
      title: 'No screensavers yet',
      text: 'Add screensavers to play while nobody is using the kiosks.',
    },
    fields: {
      head: 'Screensaver',
      name: 'Name',
      displaySpeed: 'Time per slide',
      animation: 'Animation',
      background: 'Background',
      show: 'Shown',
      timing: 'Shown',
      stationIds: 'Stations',
      slides: 'Slides',
    },
    reader: 'You can view screensavers but not change them.',
  },
}

const se = {
  screensavers: {
    title: 'Skärmsläckare',
    new: 'Ny skärmsläckare',
    edit: 'Inställningar för skärmsläckaren',
    count: ({ count }) => `${count} skärmsläckare`,
    empty: {
      title: 'Inga skärmsläckare ännu',
      text: 'Det som kioskerna visar medan ingen använder dem listas här.',
    },
    fields: {
      head: 'Skärmsläckare',
      name: 'Namn',
      displaySpeed: 'Tid per bild',
      animation: 'Övergång',
      background: 'Bakgrund',
      show: 'Visas',
      timing: 'Visas',
      stationIds: 'Stationer',
      slides: 'Bilder',
    },
    reader: 'Du kan se skärmsläckare men inte ändra dem.',
  },
} satisfies Messages<typeof en>

const no = {
  screensavers: {
    title: 'Skjermsparere',
    new: 'Ny skjermsparer',
    edit: 'Innstillinger for skjermspareren',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'skjermsparer', other: 'skjermsparere' })}`,
    empty: {
      title: 'Ingen skjermsparere ennå',
      text: 'Det kioskene viser mens ingen bruker dem, listes her.',
    },
    fields: {
      head: 'Skjermsparer',
      name: 'Navn',
      displaySpeed: 'Tid per lysbilde',
      animation: 'Overgang',
      background: 'Bakgrunn',
      show: 'Vises',
      timing: 'Vises',
      stationIds: 'Stasjoner',
      slides: 'Lysbilder',
    },
    reader: 'Du kan se skjermsparere, men ikke endre dem.',
  },
} satisfies Messages<typeof en>

const is = {
  screensavers: {
    title: 'Skjáhvílur',
    new: 'Ný skjáhvíla',
    edit: 'Stillingar skjáhvílu',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'skjáhvíla', other: 'skjáhvílur' })}`,
    empty: {
      title: 'Engar skjáhvílur enn',
      text: 'Það sem skjáirnir sýna meðan enginn notar þá birtist hér.',
    },
    fields: {
      head: 'Skjáhvíla',
      name: 'Heiti',
      displaySpeed: 'Tími á skyggnu',
      animation: 'Skipting',
      background: 'Bakgrunnur',
      show: 'Sýnd',
      timing: 'Sýnd',
      stationIds: 'Stöðvar',
      slides: 'Skyggnur',
    },
    reader: 'Þú getur skoðað skjáhvílur en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const screensaverMessages = defineMessages({ en, se, no, is })
