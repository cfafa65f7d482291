import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  slideshows: {
    title: 'Lysbildeserier',
    new: 'Ny lysbildeserie',
    edit: 'Innstillinger for lysbildeserien',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'lysbildeserie', other: 'lysbildeserier' })}`,
    empty: {
      title: 'Ingen lysbildeserier ennå',
      text: 'Det kioskene viser på hele skjermen, lysbilde for lysbilde, listes her.',
    },
    fields: {
      head: 'Lysbildeserie',
      name: 'Navn',
      displaySpeed: 'Tid per lysbilde',
      animation: 'Overgang',
      background: 'Bakgrunn',
      show: 'Vises',
      timing: 'Vises',
      stationIds: 'Stasjoner',
      slides: 'Lysbilder',
    },
    reader: 'Du kan se lysbildeserier, men ikke endre dem.',
    hint: { name: 'For de ansatte; besøkende ser det ikke.' },
    slideCount: ({ count }) => `${count} ${plural('no', count, { one: 'lysbilde', other: 'lysbilder' })}`,
    settings: 'Innstillinger',
    preview: 'Forhåndsvis',
    previewEmpty: 'Den har ingen lysbilder ennå.',
    unplayable: ({ name, codec }) =>
      `Vises ikke, fordi kioskene ikke kan spille den av${codec && ` (${codec})`}: ${name}. Bytt den ut med en H.264-video i en MP4-fil.`,
    colour: 'Farge',
    picture: 'Bilde',
  },
} satisfies Messages<typeof en>
