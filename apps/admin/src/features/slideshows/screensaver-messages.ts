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
      text: 'What the kiosks show while nobody uses them is listed here.',
    },
    fields: {
      head: 'Screensaver',
      name: 'Name',
      displaySpeed: 'Time per slide',
      animation: 'Animation',
      background: 'Background',
      show: 'Shown',
      timing: 'Shown',
      slides: 'Slides',
    },
    reader: 'You can read screensavers, not change them.',
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
      animation: 'Animering',
      background: 'Bakgrund',
      show: 'Visas',
      timing: 'Visas',
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
      displaySpeed: 'Tid per bilde',
      animation: 'Animasjon',
      background: 'Bakgrunn',
      show: 'Vises',
      timing: 'Vises',
      slides: 'Bilder',
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
      animation: 'Hreyfing',
      background: 'Bakgrunnur',
      show: 'Sýnd',
      timing: 'Sýnd',
      slides: 'Skyggnur',
    },
    reader: 'Þú getur skoðað skjáhvílur en ekki breytt þeim.',
  },
} satisfies Messages<typeof en>

export const screensaverMessages = defineMessages({ en, se, no, is })
