import { defineMessages, type Messages, plural } from '../shared/i18n'

const en = {
  publish: {
    name: 'Publish',
    preview: {
      name: 'Preview',
      open: 'Open in a new tab',
      copy: 'Copy the address',
      copied: 'Kiosk URL copied to clipboard. Please open it in incognito mode for correct testing.',
      failed: 'Couldn’t create the preview. Check your connection and try again.',
    },
    why: {
      publish: 'You don’t have permission to publish.',
      preview: 'You don’t have permission to preview.',
      rollBack: 'You need permission to edit malls to roll back.',
    },
    rollBack: ({ number }: { number: number }) =>
      `The kiosks will show what No. ${number} showed. Drafts aren’t changed.`,
    rollBackAction: ({ number }: { number: number }) => `Roll back to No. ${number}`,
    rolledBack: ({ now, earlier }: { now: number; earlier: number }) => `No. ${now} is No. ${earlier} again`,
    willChange: ({ count }: { count: number }) =>
      count === 0
        ? 'Nothing changes on the kiosks.'
        : `${count} ${plural('en', count, { one: 'change', other: 'changes' })} on the kiosks:`,
    retry: 'Try again',
  },
}

const se = {
  publish: {
    name: 'Publicera',
    preview: {
      name: 'Förhandsgranska',
      open: 'Öppna i en ny flik',
      copy: 'Kopiera adressen',
      copied: 'Kioskens adress har kopierats. Öppna den i ett inkognitofönster, så att testet blir rättvisande.',
      failed: 'Förhandsgranskningen kunde inte skapas. Kontrollera anslutningen och försök igen.',
    },
    why: {
      publish: 'Din grupp får inte ändra något som publiceras.',
      preview: 'Din grupp får inte se något som publiceras.',
      rollBack: 'För att gå tillbaka till en tidigare publicering krävs rätt att ändra köpcentrum.',
    },
    rollBack: ({ number }) => `Kioskerna visar då det som nr ${number} visade. Utkasten påverkas inte.`,
    rollBackAction: ({ number }) => `Gå tillbaka till nr ${number}`,
    rolledBack: ({ now, earlier }) => `Nr ${now} är nr ${earlier} igen`,
    willChange: ({ count }) =>
      count === 0
        ? 'Inget ändras på kioskerna.'
        : `${count} ${plural('se', count, { one: 'ändring', other: 'ändringar' })} på kioskerna:`,
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>

const no = {
  publish: {
    name: 'Publiser',
    preview: {
      name: 'Forhåndsvis',
      open: 'Åpne i en ny fane',
      copy: 'Kopier adressen',
      copied: 'Kioskens adresse er kopiert. Åpne den i et inkognitovindu for å få en riktig test.',
      failed: 'Forhåndsvisningen kunne ikke lages. Kontroller tilkoblingen og prøv igjen.',
    },
    why: {
      publish: 'Gruppen din kan ikke endre noe som publiseres.',
      preview: 'Gruppen din kan ikke se noe som publiseres.',
      rollBack: 'For å rulle tilbake kreves rett til å endre kjøpesentre.',
    },
    rollBack: ({ number }) => `Kioskene viser det nr. ${number} viste. Utkastene blir ikke endret.`,
    rollBackAction: ({ number }) => `Rull tilbake til nr. ${number}`,
    rolledBack: ({ now, earlier }) => `Nr. ${now} er nr. ${earlier} igjen`,
    willChange: ({ count }) =>
      count === 0
        ? 'Ingenting endres på kioskene.'
        : `${count} ${plural('no', count, { one: 'endring', other: 'endringer' })} på kioskene:`,
    retry: 'Prøv igjen',
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
      failed: 'Ekki tókst að búa til forskoðun. Athugaðu nettenginguna og reyndu aftur.',
    },
    why: {
      publish: 'Hópurinn þinn má ekki breyta neinu sem er birt.',
      preview: 'Hópurinn þinn má ekki sjá neitt sem er birt.',
      rollBack: 'Til að fara aftur í fyrri birtingu þarf rétt til að breyta verslunarmiðstöðvum.',
    },
    rollBack: ({ number }) => `Skjáirnir sýna það sem nr. ${number} sýndi. Drögin breytast ekki.`,
    rollBackAction: ({ number }) => `Fara aftur í nr. ${number}`,
    rolledBack: ({ now, earlier }) => `Nr. ${now} er aftur nr. ${earlier}`,
    willChange: ({ count }) =>
      count === 0
        ? 'Ekkert breytist á skjáunum.'
        : `${count} ${plural('is', count, { one: 'breyting', other: 'breytingar' })} á skjáunum:`,
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>

export const publishMessages = defineMessages({ en, se, no, is })
