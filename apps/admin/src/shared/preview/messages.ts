import { defineMessages, type Messages } from '../i18n'

/** One record as the kiosks would show it. */
const en = {
  recordPreview: {
    name: 'Preview',
    of: ({ name }: { name: string }) => `Preview of ${name}`,
    ofNew: 'Preview of new record',
    incomplete: 'Fill in the required fields to see it as visitors would.',
    hint: {
      published: 'As visitors see it on the kiosks.',
      changed: 'As visitors would see it. Not on the kiosks yet.',
      unpublished: 'As visitors would see it. Not on the kiosks yet.',
      comesOff: 'It comes off the kiosks with the next publication.',
      notShown: 'It’s inactive, so visitors don’t see it.',
      ended: 'It has ended, so visitors don’t see it.',
    },
    screen: 'Screen',
    portrait: 'Portrait',
    landscape: 'Landscape',
  },
}

const se = {
  recordPreview: {
    name: 'Förhandsgranska',
    of: ({ name }) => `Förhandsgranskning av ${name}`,
    ofNew: 'Förhandsgranskning av det nya',
    incomplete: 'Fyll i de obligatoriska fälten för att se det som besökarna skulle se det.',
    hint: {
      published: 'Så ser besökarna det på kioskerna.',
      changed: 'Så skulle besökarna se det. Finns inte på kioskerna ännu.',
      unpublished: 'Så skulle besökarna se det. Finns inte på kioskerna ännu.',
      comesOff: 'Det tas bort från kioskerna vid nästa publicering.',
      notShown: 'Det är inaktivt, så besökarna ser det inte.',
      ended: 'Det är avslutat, så besökarna ser det inte.',
    },
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
    incomplete: 'Fyll ut de obligatoriske feltene for å se det slik besøkende ville sett det.',
    hint: {
      published: 'Slik ser besøkende det på kioskene.',
      changed: 'Slik ville besøkende sett det. Ikke på kioskene ennå.',
      unpublished: 'Slik ville besøkende sett det. Ikke på kioskene ennå.',
      comesOff: 'Det fjernes fra kioskene ved neste publisering.',
      notShown: 'Det er inaktivt, så besøkende ser det ikke.',
      ended: 'Det er avsluttet, så besøkende ser det ikke.',
    },
    screen: 'Skjerm',
    portrait: 'Stående',
    landscape: 'Liggende',
  },
} satisfies Messages<typeof en>

const is = {
  recordPreview: {
    name: 'Forskoða',
    of: ({ name }) => `Forskoðun: ${name}`,
    ofNew: 'Forskoðun: ný færsla',
    incomplete: 'Fylltu út reitina sem verður að fylla út til að sjá þetta eins og gestir sæju það.',
    hint: {
      published: 'Svona sjá gestir þetta á skjáunum.',
      changed: 'Svona sæju gestir þetta. Ekki komið á skjáina.',
      unpublished: 'Svona sæju gestir þetta. Ekki komið á skjáina.',
      comesOff: 'Þetta fer af skjáunum við næstu birtingu.',
      notShown: 'Þetta er óvirkt og gestir sjá það ekki.',
      ended: 'Þessu er lokið og gestir sjá það ekki.',
    },
    screen: 'Skjár',
    portrait: 'Lóðréttur',
    landscape: 'Láréttur',
  },
} satisfies Messages<typeof en>

export const previewMessages = defineMessages({ en, se, no, is })
