import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  malls: {
    title: 'Köpcentrum',
    new: 'Nytt köpcentrum',
    edit: 'Redigera köpcentrum',
    create: 'Skapa köpcentrum',
    empty: {
      title: 'Inga köpcentrum ännu',
      text: 'Ett köpcentrum har eget innehåll, egna stationer och egna medarbetare.',
    },
    columns: { name: 'Namn', languages: 'Språk', timeZone: 'Tidszon', lastEdited: 'Senast ändrad' },
    current: 'Du arbetar här',
    fields: {
      name: 'Namn',
      timeZone: 'Tidszon',
      languages: 'Språk',
      iconId: 'Logotyp',
      eventUrl: 'Evenemangslänk',
      eventCategoryId: 'Evenemangskategori',
      location: 'Plats',
      brandColor: 'Profilfärg',
      id: 'Köpcentrum-ID',
    },
    hint: {
      timeZone: 'Köpcentrumets dygn och scheman följer den.',
      languages: 'Varje text måste finnas på det första språket. Saknas den på ett annat visas den på det första.',
      eventUrl: 'En extern kalender som kioskerna visar som QR-kod.',
      eventCategoryId: 'Kategorin som kioskens evenemangssida öppnar.',
      later: 'Logotyp och evenemangskategori väljs när köpcentrumet finns.',
      elsewhere: 'Logotypen väljs när du arbetar i köpcentrumet.',
    },
    noCategory: 'Ingen kategori',
    language: {
      first: 'Första',
      up: ({ name }) => `Flytta upp ${name}`,
      down: ({ name }) => `Flytta ned ${name}`,
      add: ({ name }) => `Lägg till ${name}`,
      remove: ({ name }) => `Ta bort ${name}`,
      none: 'Inget språk ännu. Utan språk kan inget skrivas i köpcentrumet.',
      now: ({ names }) => `Språk: ${names}`,
    },
    missing: {
      title: ({ name }) => `${name} blir det första språket. Följande saknar text på det:`,
      none: ({ name }) => `${name} blir det första språket. Allt har text på det.`,
      more: ({ count }) => `och ${count} till`,
      hidden: ({ count }) => `och ${count} i områden som du saknar läsrätt till`,
      loading: 'Letar efter det som saknar text',
    },
    reader: 'Du kan se köpcentrum men inte ändra dem.',
    workHere: 'Arbeta i köpcentrumet',
    users: 'Användare',
    stations: 'Stationer',
    delete: 'Ta bort köpcentrum',
    deleteText: ({ name }) =>
      `”${name}” försvinner för gott, med innehåll, medier, stationer, publiceringar och statistik. Användarna finns kvar. Det går inte att ångra.`,
    usersOf: {
      title: ({ name }) => `Användare i ${name}`,
      label: 'Vilka som får arbeta i köpcentrumet',
      hint: 'En ändring gäller direkt, även för den som är inloggad.',
      search: 'Hitta en användare',
      count: ({ count, of }) => `${count} av ${of}`,
      nobody: 'Ingen heter så.',
      failed: 'Användarna kunde inte laddas',
    },
  },
} satisfies Messages<typeof en>
