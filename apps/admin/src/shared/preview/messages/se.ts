import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  recordPreview: {
    name: 'Förhandsgranska',
    of: ({ name }) => `Förhandsgranskning av ${name}`,
    ofNew: 'Förhandsgranskning av det nya',
    incomplete: 'Fyll i de obligatoriska fälten för att se det som besökarna skulle se det.',
    hint: {
      published: 'Så ser besökarna det på kioskerna.',
      changed: 'Så skulle besökarna se det. Finns inte på kioskerna ännu.',
      shownChanged: 'Så ser besökarna det efter nästa publicering. Till dess ser de den tidigare versionen.',
      unpublished: 'Så skulle besökarna se det. Finns inte på kioskerna ännu.',
      comesOff: 'Det tas bort från kioskerna vid nästa publicering.',
      notShown: 'Det är inaktivt, så besökarna ser det inte.',
      ended: 'Det är avslutat, så besökarna ser det inte.',
      upcoming: 'Publicerat. Besökarna ser det när det är dags.',
      never: 'Ingen av dagarna ligger mellan datumen, så besökarna ser det aldrig.',
      owner: 'Besökarna ser det inte, eftersom butiken inte är publicerad.',
    },
    screen: 'Skärm',
    portrait: 'Stående',
    landscape: 'Liggande',
  },
} satisfies Messages<typeof en>
