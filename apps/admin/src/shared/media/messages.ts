import { defineMessages, type Messages } from '../i18n'

const en = {
  media: {
    choose: 'Choose a picture',
    change: 'Change',
    remove: 'Remove',
    none: 'No picture',
    missing: 'The picture no longer exists',
    larger: ({ name }: { name: string }) => `Show ${name} larger`,
    notUploaded: ({ names }: { names: string }) => `Not uploaded: ${names}. Choose another picture, or dismiss this.`,
    dismiss: 'Dismiss',
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
    notUploaded: ({ names }) => `Inte uppladdat: ${names}. Välj en annan bild eller stäng meddelandet.`,
    dismiss: 'Stäng',
    imagesFailed: 'Ett fel uppstod när bilderna hämtades!',
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
    notUploaded: ({ names }) => `Ikke lastet opp: ${names}. Velg et annet bilde, eller lukk meldingen.`,
    dismiss: 'Lukk',
    imagesFailed: 'Det oppsto en feil da bildene skulle hentes!',
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
    notUploaded: ({ names }) => `Ekki hlaðið upp: ${names}. Veldu aðra mynd eða lokaðu skilaboðunum.`,
    dismiss: 'Loka',
    imagesFailed: 'Villa kom upp við beiðnina!',
  },
} satisfies Messages<typeof en>

export const mediaMessages = defineMessages({ en, se, no, is })
