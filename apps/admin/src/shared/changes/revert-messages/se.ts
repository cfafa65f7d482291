import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  revert: {
    title: 'Återställ till det som är på kioskerna?',
    action: 'Återställ',
    draft: ({ name }) => `Utkastet blir åter som på kioskerna: ${name}`,
    trash: ({ name }) => `Posten tas ur papperskorgen och blir som på kioskerna: ${name}`,
    done: ({ name }) => `Åter som på kioskerna: ${name}`,
    conflict: ({ name }) => `Någon annan har precis ändrat posten. Titta på ändringarna och försök sedan igen: ${name}`,
  },
} satisfies Messages<typeof en>
