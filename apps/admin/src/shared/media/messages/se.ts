import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  media: {
    choose: 'Välj en bild',
    change: 'Byt',
    remove: 'Ta bort',
    none: 'Ingen bild',
    missing: 'Bilden finns inte längre',
    notLoaded: 'Bilden kunde inte laddas',
    retry: 'Försök igen',
    larger: ({ name }) => `Visa ${name} större`,
    notUploaded: ({ names }) => `Inte uppladdat: ${names}. Välj en annan bild eller stäng meddelandet.`,
    dismiss: 'Stäng',
    imagesFailed: 'Ett fel uppstod när bilderna hämtades!',
  },
} satisfies Messages<typeof en>
