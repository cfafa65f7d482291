import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  groups: {
    title: 'User groups',
    new: 'New user group',
    create: 'Create group',
    count: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'group', other: 'groups' })}`,
    empty: { title: 'No user groups yet', text: 'A group defines what its users can view and edit.' },
    columns: { users: 'Users', access: 'Access' },
    access: {
      all: 'Can read and write everything',
      none: 'No access',
      readsAll: 'Can read everything, write nothing',
      reads: ({ read, all }: { read: number; all: number }) => `Can read ${read} of ${all} areas, write nothing`,
      some: ({ read, write, all }: { read: number; write: number; all: number }) =>
        `Can read ${read} and write ${write} of ${all} areas`,
    },
    fields: { name: 'Group name', id: 'Group ID', areas: 'Access areas' },
    copyId: 'Copy group ID',
    idCopied: 'Group ID copied to clipboard',
    notCopied: 'Couldn’t copy the group ID. Select it and copy it yourself.',
    hint: 'Write access includes read access. Changes apply to the group’s users as soon as you save.',
    reader: 'You can view user groups but not change them.',
    more: 'This group has more rights than you, so you can’t change it.',
    notYours: 'You can’t grant rights that you don’t have yourself.',
    showUsers: 'Show users',
    deleteText: ({ name }: { name: string }) => `“${name}” will be moved to the trash. You can restore it for 30 days.`,
    deleteMany: ({ what }: { what: string }) => `${what} will be moved to the trash and can be restored for 30 days.`,
  },
}

const se = {
  groups: {
    title: 'Användargrupper',
    new: 'Ny användargrupp',
    create: 'Skapa grupp',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'grupp', other: 'grupper' })}`,
    empty: { title: 'Inga användargrupper ännu', text: 'En grupp säger vad dess användare får läsa och skriva.' },
    columns: { users: 'Användare', access: 'Åtkomst' },
    access: {
      all: 'Får läsa och skriva allt',
      none: 'Ingen åtkomst',
      readsAll: 'Läser allt, skriver inget',
      reads: ({ read, all }) => `Läser ${read} av ${all} områden, skriver inget`,
      some: ({ read, write, all }) => `Läser ${read}, skriver ${write} av ${all} områden`,
    },
    fields: { name: 'Gruppnamn', id: 'Grupp-ID', areas: 'Åtkomstområden' },
    copyId: 'Kopiera grupp-ID',
    idCopied: 'Grupp-ID:t har kopierats till Urklipp',
    notCopied: 'Grupp-ID:t kunde inte kopieras. Markera det och kopiera själv.',
    hint: 'Den som får skriva får också läsa. En ändring gäller för gruppens användare så snart den har sparats.',
    reader: 'Du kan se användargrupper men inte ändra dem.',
    more: 'Gruppen får göra mer än du, så du kan inte ändra den.',
    notYours: 'Några av de här rättigheterna har du inte själv, så du kan inte ge dem.',
    showUsers: 'Visa användare',
    deleteText: ({ name }) => `”${name}” flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ what }) => `${what} flyttas till papperskorgen och kan återställas i 30 dagar.`,
  },
} satisfies Messages<typeof en>

const no = {
  groups: {
    title: 'Brukergrupper',
    new: 'Ny brukergruppe',
    create: 'Opprett gruppe',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'gruppe', other: 'grupper' })}`,
    empty: { title: 'Ingen brukergrupper ennå', text: 'En gruppe sier hva brukerne i den kan lese og skrive.' },
    columns: { users: 'Brukere', access: 'Tilgang' },
    access: {
      all: 'Leser og skriver alt',
      none: 'Ingen tilgang',
      readsAll: 'Leser alt, skriver ingenting',
      reads: ({ read, all }) => `Leser ${read} av ${all} områder, skriver ingenting`,
      some: ({ read, write, all }) => `Leser ${read}, skriver ${write} av ${all} områder`,
    },
    fields: { name: 'Gruppenavn', id: 'Gruppe-ID', areas: 'Tilgangsområder' },
    copyId: 'Kopier gruppe-ID-en',
    idCopied: 'Gruppe-ID-en er kopiert til utklippstavlen',
    notCopied: 'Gruppe-ID-en ble ikke kopiert. Merk den, og kopier den selv.',
    hint: 'Den som kan skrive, kan også lese. En endring gjelder for brukerne i gruppen så snart den er lagret.',
    reader: 'Du kan se brukergrupper, men ikke endre dem.',
    more: 'Gruppen kan gjøre mer enn deg, så du kan ikke endre den.',
    notYours: 'Noen av disse rettighetene har du ikke selv, så du kan ikke gi dem.',
    showUsers: 'Vis brukere',
    deleteText: ({ name }) => `«${name}» flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
    deleteMany: ({ what }) => `${what} flyttes til papirkurven og kan gjenopprettes i 30 dager.`,
  },
} satisfies Messages<typeof en>

const is = {
  groups: {
    title: 'Notendahópar',
    new: 'Nýr notendahópur',
    create: 'Stofna hóp',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'hópur', other: 'hópar' })}`,
    empty: { title: 'Engir notendahópar enn', text: 'Hópur segir til um hvað notendur hans mega lesa og skrifa.' },
    columns: { users: 'Notendur', access: 'Aðgangur' },
    access: {
      all: 'Les og skrifar allt',
      none: 'Enginn aðgangur',
      readsAll: 'Les allt, skrifar ekkert',
      reads: ({ read, all }) => `Les ${read} af ${all} sviðum, skrifar ekkert`,
      some: ({ read, write, all }) => `Les ${read}, skrifar ${write} af ${all} sviðum`,
    },
    fields: { name: 'Heiti hóps', id: 'Auðkenni hóps', areas: 'Aðgangssvið' },
    copyId: 'Afrita auðkenni hópsins',
    idCopied: 'Auðkenni hópsins var afritað á klemmuspjaldið',
    notCopied: 'Auðkennið var ekki afritað. Veldu það og afritaðu handvirkt.',
    hint: 'Sá sem má skrifa má líka lesa. Breyting gildir fyrir notendur hópsins um leið og hún er vistuð.',
    reader: 'Þú getur skoðað notendahópa en ekki breytt þeim.',
    more: 'Hópurinn hefur meiri réttindi en þú, svo þú getur ekki breytt honum.',
    notYours: 'Sum þessara réttinda hefur þú ekki, svo þú getur ekki veitt þau.',
    showUsers: 'Sýna notendur',
    deleteText: ({ name }) => `„${name}“ fer í ruslið og hægt er að endurheimta hópinn í 30 daga.`,
    deleteMany: ({ what }) => `Í ruslið: ${what}. Hægt er að endurheimta þá í 30 daga.`,
  },
} satisfies Messages<typeof en>

export const groupMessages = defineMessages({ en, se, no, is })
