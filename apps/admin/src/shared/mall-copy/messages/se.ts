import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  mallCopy: {
    title: ({ what }) => `Kopiera ${what} till ett annat köpcentrum`,
    text: 'Kopiorna är inaktiva tills någon där aktiverar dem.',
    mall: 'Köpcentrum',
    choose: 'Välj ett köpcentrum',
    noMall: 'Du kan inte skapa de här posterna i något annat köpcentrum.',
    loading: 'Kontrollerar vad som finns i köpcentrumet',
    matches: ({ mall }) => `Vad de hänvisar till, och vad det motsvaras av i ${mall}`,
    leaveOut: 'Utelämna',
    noPlace: ({ names }) => `Utan kategori kan de här inte kopieras: ${names}`,
    house: 'Platskoden, adressen och läget på kartan gäller det här köpcentrumet och följer inte med.',
    pictures: 'Bilder kopieras till det andra mediebiblioteket, om de inte redan finns där.',
    firstText: ({ language, names }) =>
      `${language} är första språk där, och följande saknar text på det. De får texten på ett annat språk så länge: ${names}`,
    existing: ({ names }) => `Finns redan där under samma namn: ${names}`,
    copy: 'Kopiera',
    copySome: ({ count, all }) => `Kopiera ${count} av ${all}`,
    cancel: 'Avbryt',
    close: 'Stäng',
    progress: ({ done, all }) => `Kopierat: ${done} av ${all}`,
    done: ({ what, mall }) => `Kopierat till ${mall}: ${what}`,
    failed: ({ names, why }) => `Kopierades inte: ${names}. ${why}`,
    withoutFile: ({ names }) => `Kopierades utan en fil som inte kunde skickas: ${names}`,
  },
} satisfies Messages<typeof en>
