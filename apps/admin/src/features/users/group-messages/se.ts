import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  groups: {
    title: 'Användargrupper',
    new: 'Ny användargrupp',
    create: 'Skapa grupp',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'grupp', other: 'grupper' })}`,
    empty: { title: 'Inga användargrupper ännu', text: 'En grupp bestämmer vad användarna får se och ändra.' },
    columns: { users: 'Användare', access: 'Åtkomst', mall: 'Gäller i' },
    access: {
      all: 'Får läsa och ändra allt',
      none: 'Ingen åtkomst',
      readsAll: 'Får läsa allt, inte ändra något',
      readsEverything: 'Får läsa allt',
      reads: ({ areas }) => `Får läsa: ${areas}`,
      writes: ({ areas }) => `Får ändra: ${areas}`,
      more: ({ names, count }) => `${names} och ${count} till`,
    },
    fields: { name: 'Gruppnamn', id: 'Grupp-ID', areas: 'Åtkomstområden', mallId: 'Gäller i' },
    copyId: 'Kopiera grupp-ID',
    idCopied: 'Grupp-ID:t har kopierats till Urklipp',
    notCopied: 'Grupp-ID:t kunde inte kopieras. Markera det och kopiera själv.',
    hint: 'Den som får skriva får också läsa. En ändring gäller för gruppens användare så snart den har sparats.',
    reader: 'Du kan se användargrupper men inte ändra dem.',
    more: 'Gruppen får göra mer än du, så du kan inte ändra den.',
    allMalls: 'Alla köpcentrum',
    mallHint: 'Kan inte ändras senare.',
    notYours: 'Några av de här rättigheterna har du inte själv, så du kan inte ge dem.',
    showUsers: 'Visa användare',
    deleteText: ({ name }) => `”${name}” flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ what }) => `${what} flyttas till papperskorgen och kan återställas i 30 dagar.`,
  },
} satisfies Messages<typeof en>
