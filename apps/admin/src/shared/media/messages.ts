import { defineMessages, type Messages } from '../i18n'

const en = {
  media: {
    choose: 'Choose a picture',
    change: 'Change',
    remove: 'Remove',
    none: 'No picture',
    missing: 'The picture is no longer there',
    larger: ({ name }: { name: string }) => `Show ${name} larger`,
    imagesFailed: 'Error during request!',
  },
}

const se = {
  media: {
    choose: 'Välj en bild',
    change: 'Byt',
    remove: 'Ta bort',
    none: 'Ingen bild',
    missing: 'Bilden finns inte längre',
    larger: ({ name }) => `Visa ${name} större`,
    imagesFailed: 'Fel under begäran!',
  },
} satisfies Messages<typeof en>

const no = {
  media: {
    choose: 'Velg et bilde',
    change: 'Bytt',
    remove: 'Fjern',
    none: 'Ikke noe bilde',
    missing: 'Bildet finnes ikke lenger',
    larger: ({ name }) => `Vis ${name} større`,
    imagesFailed: 'Feil under forespørselen!',
  },
} satisfies Messages<typeof en>

const is = {
  media: {
    choose: 'Velja mynd',
    change: 'Skipta um',
    remove: 'Fjarlægja',
    none: 'Engin mynd',
    missing: 'Myndin er ekki lengur til',
    larger: ({ name }) => `Sýna ${name} stærri`,
    imagesFailed: 'Villa kom upp við beiðnina!',
  },
} satisfies Messages<typeof en>

export const mediaMessages = defineMessages({ en, se, no, is })
