import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  recordPreview: {
    name: 'Forhåndsvis',
    of: ({ name }) => `Forhåndsvisning av ${name}`,
    ofNew: 'Forhåndsvisning av det nye',
    incomplete: 'Fyll ut de obligatoriske feltene for å se det slik besøkende ville sett det.',
    hint: {
      published: 'Slik ser besøkende det på kioskene.',
      changed: 'Slik ville besøkende sett det. Ikke på kioskene ennå.',
      shownChanged: 'Slik ser besøkende det etter neste publisering. Fram til da ser de den forrige versjonen.',
      unpublished: 'Slik ville besøkende sett det. Ikke på kioskene ennå.',
      comesOff: 'Det fjernes fra kioskene ved neste publisering.',
      notShown: 'Det er inaktivt, så besøkende ser det ikke.',
      ended: 'Det er avsluttet, så besøkende ser det ikke.',
      upcoming: 'Publisert. Besøkende ser det når tiden er inne.',
      never: 'Ingen av dagene ligger mellom datoene, så besøkende ser det aldri.',
      owner: 'Besøkende ser det ikke, fordi butikken ikke er publisert.',
    },
    screen: 'Skjerm',
    portrait: 'Stående',
    landscape: 'Liggende',
  },
} satisfies Messages<typeof en>
