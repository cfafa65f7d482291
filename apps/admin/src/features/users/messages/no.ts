import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  users: {
    title: 'Brukere',
    new: 'Ny bruker',
    newInGroup: 'Ny bruker i gruppen',
    create: 'Opprett bruker',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'bruker', other: 'brukere' })}`,
    empty: { title: 'Ingen brukere ennå', text: 'Alle som kan logge inn, listes her.' },
    emptyGroup: {
      title: 'Ingen er i denne gruppen',
      text: 'Brukerne i gruppen listes her. De kan gjøre det gruppen tillater.',
    },
    name: 'Navn',
    group: 'Gruppe',
    you: 'deg',
    fields: {
      username: 'Brukernavn',
      email: 'E-post',
      password: 'Passord',
      newPassword: 'Nytt passord',
      confirm: 'Bekreft passordet',
      groupId: 'Gruppe',
      mallIds: 'Kjøpesentre',
      mallGroups: 'Grupper i kjøpesentre',
      status: 'Aktiv',
    },
    status: { Active: 'Aktiv', InActive: 'Inaktiv' },
    link: {
      action: 'Passordlenke',
      title: ({ username }) => `Passordlenke for ${username}`,
      text: ({ until }) =>
        `Gi lenken til kollegaen din, som velger et passord med den. Den kan brukes én gang, fram til ${until}, og vises bare nå.`,
      inactive: 'Brukeren er inaktiv og kan ikke logge inn, heller ikke med et nytt passord. Aktiver brukeren først.',
      label: 'Lenke',
      done: 'Ferdig',
    },
    groupAbove: 'Gruppen ovenfor',
    noGroup: 'Ingen',
    chooseGroup: 'Velg en gruppe',
    hint: {
      group: 'Gjelder i alle brukerens kjøpesentre, unntatt dem som har en egen gruppe.',
      username: 'Bokstavene a–z, sifre og . _ -',
      keep: 'La feltet stå tomt for å beholde passordet. Et nytt passord logger brukeren ut overalt.',
      link: 'La begge stå tomme for å få en lenke som kollegaen din velger et passord med.',
      active: 'Bare aktive brukere kan logge inn.',
    },
    reader: 'Du kan se brukere, men ikke endre dem.',
    more: 'Brukeren kan gjøre mer enn deg, eller jobber på kjøpesentre du ikke har tilgang til, så du kan ikke endre noe her.',
    own: {
      group: 'Du kan ikke endre din egen gruppe.',
      status: 'Du kan ikke endre din egen status.',
      delete: 'Du kan ikke slette deg selv.',
      password: 'Ditt eget passord endrer du i profilen din.',
      profile: 'Åpne profilen din',
    },
    groupMore: ({ group }) => `${group} (kan gjøre mer enn deg)`,
    signedIn: ({ at }) => `Logget sist inn ${at}`,
    neverSignedIn: 'Har aldri logget inn',
    copied: ({ name }) => `${name} er inaktiv og har ikke noe passord ennå.`,
    deleteText: ({ name }) =>
      `«${name}» logges ut med en gang, flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    deleteMany: ({ what }) => `${what} logges ut med en gang, flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
  },
} satisfies Messages<typeof en>
