import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  groups: {
    title: 'Brukergrupper',
    new: 'Ny brukergruppe',
    create: 'Opprett gruppe',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'gruppe', other: 'grupper' })}`,
    empty: { title: 'Ingen brukergrupper ennå', text: 'En gruppe bestemmer hva brukerne kan se og endre.' },
    columns: { users: 'Brukere', access: 'Tilgang', mall: 'Gjelder i' },
    access: {
      all: 'Kan lese og skrive alt',
      none: 'Ingen tilgang',
      readsAll: 'Kan lese alt, ikke skrive noe',
      readsEverything: 'Kan lese alt',
      reads: ({ areas }) => `Kan lese: ${areas}`,
      writes: ({ areas }) => `Kan skrive: ${areas}`,
      more: ({ names, count }) => `${names} og ${count} til`,
    },
    fields: { name: 'Gruppenavn', id: 'Gruppe-ID', areas: 'Tilgangsområder', mallId: 'Gjelder i' },
    copyId: 'Kopier gruppe-ID-en',
    idCopied: 'Gruppe-ID-en er kopiert til utklippstavlen',
    notCopied: 'Gruppe-ID-en ble ikke kopiert. Merk den, og kopier den selv.',
    hint: 'Den som kan skrive, kan også lese. En endring gjelder for brukerne i gruppen så snart den er lagret.',
    reader: 'Du kan se brukergrupper, men ikke endre dem.',
    more: 'Gruppen kan gjøre mer enn deg, så du kan ikke endre den.',
    allMalls: 'Alle kjøpesentre',
    mallHint: 'Kan ikke endres senere.',
    notYours: 'Noen av disse rettighetene har du ikke selv, så du kan ikke gi dem.',
    showUsers: 'Vis brukere',
    deleteText: ({ name }) => `«${name}» flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    deleteMany: ({ what }) => `${what} flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
  },
} satisfies Messages<typeof en>
