import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  media: {
    choose: 'Velg et bilde',
    change: 'Bytt',
    remove: 'Fjern',
    none: 'Ikke noe bilde',
    missing: 'Bildet finnes ikke lenger',
    notLoaded: 'Bildet kunne ikke lastes inn',
    retry: 'Prøv igjen',
    larger: ({ name }) => `Vis ${name} større`,
    notUploaded: ({ names }) => `Ikke lastet opp: ${names}. Velg et annet bilde, eller lukk meldingen.`,
    dismiss: 'Lukk',
    imagesFailed: 'Det oppsto en feil da bildene skulle hentes!',
  },
} satisfies Messages<typeof en>
