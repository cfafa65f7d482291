import { defineMessages, type Messages } from '../shared/i18n'

const en = {
  publish: {
    name: 'Publish',
    preview: {
      name: 'Preview',
      open: 'Open in a new tab',
      copy: 'Copy the address',
      copied: 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.',
      failed: 'The preview could not be made. Check your connection and try again.',
    },
    why: {
      publish: 'Your group may not change anything that is published.',
      preview: 'Your group may not see anything that is published.',
      rollBack: 'Rolling back needs the right to change malls.',
    },
    rollBack: ({ number }: { number: number }) =>
      `The kiosks will show what No. ${number} showed. Drafts are not touched.`,
    rollBackAction: ({ number }: { number: number }) => `Roll back to No. ${number}`,
  },
}

const se = {
  publish: {
    name: 'Publicera',
    preview: {
      name: 'Förhandsgranska',
      open: 'Öppna i en ny flik',
      copy: 'Kopiera adressen',
      copied: 'Kioskens adress har kopierats. Öppna den i inkognitoläge för att testa rätt.',
      failed: 'Förhandsgranskningen kunde inte skapas. Kontrollera anslutningen och försök igen.',
    },
    why: {
      publish: 'Din grupp får inte ändra något som publiceras.',
      preview: 'Din grupp får inte se något som publiceras.',
      rollBack: 'För att återställa krävs rätt att ändra köpcentrum.',
    },
    rollBack: ({ number }) => `Kioskerna visar det som nr ${number} visade. Utkasten påverkas inte.`,
    rollBackAction: ({ number }) => `Återställ till nr ${number}`,
  },
} satisfies Messages<typeof en>

const no = {
  publish: {
    name: 'Publiser',
    preview: {
      name: 'Forhåndsvis',
      open: 'Åpne i en ny fane',
      copy: 'Kopier adressen',
      copied: 'Kioskens adresse er kopiert. Åpne den i inkognitomodus for å teste riktig.',
      failed: 'Forhåndsvisningen kunne ikke lages. Sjekk tilkoblingen og prøv igjen.',
    },
    why: {
      publish: 'Gruppen din kan ikke endre noe som publiseres.',
      preview: 'Gruppen din kan ikke se noe som publiseres.',
      rollBack: 'For å rulle tilbake kreves rett til å endre kjøpesentre.',
    },
    rollBack: ({ number }) => `Kioskene viser det nr. ${number} viste. Utkastene blir ikke endret.`,
    rollBackAction: ({ number }) => `Rull tilbake til nr. ${number}`,
  },
} satisfies Messages<typeof en>

const is = {
  publish: {
    name: 'Birta',
    preview: {
      name: 'Forskoða',
      open: 'Opna í nýjum flipa',
      copy: 'Afrita slóðina',
      copied: 'Slóð skjásins var afrituð. Opnaðu hana í huliðsham til að prófa rétt.',
      failed: 'Ekki tókst að búa til forskoðun. Athugaðu tenginguna og reyndu aftur.',
    },
    why: {
      publish: 'Hópurinn þinn má ekki breyta neinu sem er birt.',
      preview: 'Hópurinn þinn má ekki sjá neitt sem er birt.',
      rollBack: 'Til að snúa til baka þarf rétt til að breyta verslunarmiðstöðvum.',
    },
    rollBack: ({ number }) => `Skjáirnir sýna það sem nr. ${number} sýndi. Drögin breytast ekki.`,
    rollBackAction: ({ number }) => `Snúa til baka í nr. ${number}`,
  },
} satisfies Messages<typeof en>

export const publishMessages = defineMessages({ en, se, no, is })
