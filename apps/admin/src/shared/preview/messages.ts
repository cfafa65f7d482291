import { defineMessages, type Messages } from '../i18n'

/** One record as the kiosks would show it. */
const en = {
  recordPreview: {
    name: 'Preview',
    of: ({ name }: { name: string }) => `Preview of ${name}`,
    ofNew: 'Preview of what is new',
    hint: 'As visitors would see it. Not on the kiosks yet.',
    screen: 'Screen',
    portrait: 'Upright',
    landscape: 'Lying',
  },
}

const se = {
  recordPreview: {
    name: 'Förhandsgranska',
    of: ({ name }) => `Förhandsgranskning av ${name}`,
    ofNew: 'Förhandsgranskning av det nya',
    hint: 'Så skulle besökarna se det. Finns inte på kioskerna än.',
    screen: 'Skärm',
    portrait: 'Stående',
    landscape: 'Liggande',
  },
} satisfies Messages<typeof en>

const no = {
  recordPreview: {
    name: 'Forhåndsvis',
    of: ({ name }) => `Forhåndsvisning av ${name}`,
    ofNew: 'Forhåndsvisning av det nye',
    hint: 'Slik ville besøkende sett det. Ikke på kioskene ennå.',
    screen: 'Skjerm',
    portrait: 'Stående',
    landscape: 'Liggende',
  },
} satisfies Messages<typeof en>

const is = {
  recordPreview: {
    name: 'Forskoða',
    of: ({ name }) => `Forskoðun: ${name}`,
    ofNew: 'Forskoðun á því nýja',
    hint: 'Svona sæju gestir þetta. Ekki komið á skjáina.',
    screen: 'Skjár',
    portrait: 'Lóðréttur',
    landscape: 'Láréttur',
  },
} satisfies Messages<typeof en>

export const previewMessages = defineMessages({ en, se, no, is })
