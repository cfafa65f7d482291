import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  uploadErrors: {
    type: 'Filtypen er ikke tillatt',
    size: 'Filen kan være på høyst 40 MB',
    proxy:
      'En proxy foran serveren slipper ikke filen gjennom. Si fra til administratoren: Den må slippe gjennom 1 MB om gangen.',
    content: 'Innholdet i filen stemmer ikke med filendelsen',
    pixels: 'Bildet har mer enn 64 millioner piksler. Gjør det mindre, og prøv igjen.',
    room: 'Det er ikke plass til flere filer. Si fra til administratoren.',
    quota: 'Mediebiblioteket er fullt. Slett filer du ikke trenger lenger, eller be administratoren om mer plass.',
  },
} satisfies Messages<typeof en>
