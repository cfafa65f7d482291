import { defineMessages, type Messages } from '../i18n'

const en = {
  mallCopy: {
    title: ({ what }: { what: string }) => `Copy ${what} to another mall`,
    text: 'Copies start out inactive. Someone at that mall has to activate them.',
    mall: 'Mall',
    choose: 'Choose a mall',
    loading: 'Checking what the mall has',
    matches: ({ mall }: { mall: string }) => `Linked records, and their match at ${mall}`,
    leaveOut: 'Leave out',
    noPlace: ({ names }: { names: string }) => `These can’t be copied without a category: ${names}`,
    house: 'Area ID, address and map position belong to this mall and aren’t copied.',
    pictures: 'Pictures are copied to the other mall’s media library if they aren’t there already.',
    firstText: ({ mall, language, names }: { mall: string; language: string; names: string }) =>
      `${mall} requires ${language} text, which these don’t have. Their existing text is used instead: ${names}`,
    existing: ({ names }: { names: string }) => `The other mall already has records with these names: ${names}`,
    copy: 'Copy',
    copySome: ({ count, all }: { count: number; all: number }) => `Copy ${count} of ${all}`,
    cancel: 'Cancel',
    close: 'Close',
    progress: ({ done, all }: { done: number; all: number }) => `${done} of ${all} copied`,
    done: ({ what, mall }: { what: string; mall: string }) => `Copied to ${mall}: ${what}`,
    failed: ({ names, why }: { names: string; why: string }) => `Not copied: ${names}. ${why}`,
    withoutPicture: ({ names }: { names: string }) => `Copied without a picture, because it couldn’t be sent: ${names}`,
  },
}

const se = {
  mallCopy: {
    title: ({ what }) => `Kopiera ${what} till ett annat köpcentrum`,
    text: 'Kopiorna är inaktiva tills någon där aktiverar dem.',
    mall: 'Köpcentrum',
    choose: 'Välj ett köpcentrum',
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
    progress: ({ done, all }) => `${done} av ${all} kopierade`,
    done: ({ what, mall }) => `${what} till ${mall}`,
    failed: ({ names, why }) => `Kopierades inte: ${names}. ${why}`,
    withoutPicture: ({ names }) => `Kopierades utan en bild som inte kunde skickas: ${names}`,
  },
} satisfies Messages<typeof en>

const no = {
  mallCopy: {
    title: ({ what }) => `Kopier ${what} til et annet kjøpesenter`,
    text: 'Kopiene er inaktive til noen der aktiverer dem.',
    mall: 'Kjøpesenter',
    choose: 'Velg et kjøpesenter',
    loading: 'Kontrollerer hva som finnes i kjøpesenteret',
    matches: ({ mall }) => `Hva de viser til, og hva det tilsvarer på ${mall}`,
    leaveOut: 'Utelat',
    noPlace: ({ names }) => `Uten kategori kan disse ikke kopieres: ${names}`,
    house: 'Stedskoden, adressen og plasseringen på kartet gjelder dette kjøpesenteret og blir ikke med.',
    pictures: 'Bilder kopieres til det andre mediebiblioteket, hvis de ikke allerede er der.',
    firstText: ({ language, names }) =>
      `${language} er første språk der, og disse mangler tekst på det. De får teksten på et annet språk inntil videre: ${names}`,
    existing: ({ names }) => `Finnes allerede der under samme navn: ${names}`,
    copy: 'Kopier',
    copySome: ({ count, all }) => `Kopier ${count} av ${all}`,
    cancel: 'Avbryt',
    close: 'Lukk',
    progress: ({ done, all }) => `${done} av ${all} kopiert`,
    done: ({ what, mall }) => `${what} til ${mall}`,
    failed: ({ names, why }) => `Ikke kopiert: ${names}. ${why}`,
    withoutPicture: ({ names }) => `Kopiert uten et bilde som ikke kunne sendes: ${names}`,
  },
} satisfies Messages<typeof en>

const is = {
  mallCopy: {
    title: ({ what }) => `Afrita í aðra verslunarmiðstöð: ${what}`,
    text: 'Afritin eru óvirk þar til einhver í verslunarmiðstöðinni virkjar þau.',
    mall: 'Verslunarmiðstöð',
    choose: 'Veldu verslunarmiðstöð',
    loading: 'Athuga hvað er til í verslunarmiðstöðinni',
    matches: ({ mall }) => `Tilvísanir og það sem samsvarar þeim í ${mall}`,
    leaveOut: 'Sleppa',
    noPlace: ({ names }) => `Þetta er ekki hægt að afrita án flokks: ${names}`,
    house: 'Staðarkóðinn, heimilisfangið og staðsetningin á kortinu tilheyra þessari verslunarmiðstöð og fylgja ekki.',
    pictures: 'Myndir eru afritaðar í hitt miðlasafnið ef þær eru ekki þar fyrir.',
    firstText: ({ language, names }) =>
      `${language} er fyrsta tungumálið þar og þennan texta vantar enn. Notaður er sá texti sem til er: ${names}`,
    existing: ({ names }) => `Þegar til þar með sama heiti: ${names}`,
    copy: 'Afrita',
    copySome: ({ count, all }) => `Afrita ${count} af ${all}`,
    cancel: 'Hætta við',
    close: 'Loka',
    progress: ({ done, all }) => `${done} af ${all} afritað`,
    done: ({ what, mall }) => `Afritað í ${mall}: ${what}`,
    failed: ({ names, why }) => `Ekki afritað: ${names}. ${why}`,
    withoutPicture: ({ names }) => `Afritað án myndar sem ekki tókst að senda: ${names}`,
  },
} satisfies Messages<typeof en>

export const mallCopyMessages = defineMessages({ en, se, no, is })
