import { plural } from '../internal/plural'

const enFiles = plural('en', { one: 'file', other: 'files' })
const seFiles = plural('sv', { one: 'fil', other: 'filer' })
const noFiles = plural('nb', { one: 'fil', other: 'filer' })
const isFiles = plural('is', { one: 'skrá', other: 'skrár' })

/** What is said by the parts that show a media library. */
export const en = {
  preview: {
    broken: 'The picture cannot be shown.',
    unplayable: 'Browsers cannot play this video.',
    noPage: 'This browser cannot show the document here.',
    noFont: 'The font cannot be read.',
    other: 'There is no preview of this file.',
    open: 'Open the file',
    page: (name: string) => `First page of ${name}`,
    specimen: 'Shopping on three floors',
    loading: 'Loading',
  },
  grid: {
    title: 'Media library',
    kinds: 'Kind',
    all: 'All',
    kind: { Image: 'Images', Video: 'Videos', Document: 'Documents', Font: 'Fonts' },
    category: 'Category',
    everyCategory: 'All categories',
    unassigned: 'Unassigned',
    search: 'Search files',
    shown: (count: number, shown: string) => `${shown} ${enFiles(count)}`,
    select: (name: string) => `Select ${name}`,
    more: (name: string) => `More for ${name}`,
    open: 'Open',
    rename: 'Rename',
    renameOf: (name: string) => `New name of ${name}`,
    renamed: (name: string) => `Renamed: ${name}`,
    notRenamed: 'The file was not renamed. Check your connection and try again.',
    move: 'Move to',
    moved: (count: number, shown: string, category: string) => `${shown} ${enFiles(count)} moved to ${category}`,
    notMoved: 'Nothing was moved. Check your connection and try again.',
    usage: 'Where it is used',
    used: (count: number, shown: string) =>
      `Used in ${shown} ${plural('en', { one: 'place', other: 'places' })(count)}`,
    notUsed: 'Not used',
    unused: 'It is not used anywhere.',
    usageFailed: 'The places did not load. Check your connection and try again.',
    remove: 'Delete',
    removeText: (count: number, shown: string, name: string) =>
      count === 1 ? `${name} goes to the trash.` : `${shown} files go to the trash.`,
    removeUsed: (count: number, shown: string) =>
      count === 1
        ? 'One of them is used on the kiosks or in drafts.'
        : `${shown} of them are used on the kiosks or in drafts.`,
    removeOneUsed: (count: number, shown: string) =>
      `It is used in ${shown} ${plural('en', { one: 'place', other: 'places' })(count)}.`,
    removed: (count: number, shown: string) => `${shown} ${enFiles(count)} deleted`,
    notRemoved: 'Nothing was deleted. Check your connection and try again.',
    clear: 'Clear search and filters',
    empty: 'No files yet',
    emptyText: 'Files that are uploaded will be here.',
    nothing: 'No file matches',
    nothingText: 'Check the spelling, or look at all kinds and categories.',
    failed: 'The files did not load',
    failedText: 'Check your connection and try again.',
    loading: 'Loading files',
  },
  picker: {
    title: 'Choose from the media library',
    choose: 'Choose',
    chooseCount: (count: number, shown: string) => `Choose ${shown} ${enFiles(count)}`,
    upload: 'Upload',
    library: 'Library',
    view: 'Show',
  },
}

export type LibraryLabels = typeof en

export const se: LibraryLabels = {
  preview: {
    broken: 'Bilden kan inte visas.',
    unplayable: 'Webbläsare kan inte spela videon.',
    noPage: 'Webbläsaren kan inte visa dokumentet här.',
    noFont: 'Typsnittet kan inte läsas.',
    other: 'Det finns ingen förhandsvisning av filen.',
    open: 'Öppna filen',
    page: (name) => `Första sidan av ${name}`,
    specimen: 'Shopping på tre våningar',
    loading: 'Läser in',
  },
  grid: {
    title: 'Mediebiblioteket',
    kinds: 'Typ',
    all: 'Alla',
    kind: { Image: 'Bilder', Video: 'Videor', Document: 'Dokument', Font: 'Typsnitt' },
    category: 'Kategori',
    everyCategory: 'Alla kategorier',
    unassigned: 'Utan kategori',
    search: 'Sök filer',
    shown: (count, shown) => `${shown} ${seFiles(count)}`,
    select: (name) => `Markera ${name}`,
    more: (name) => `Mer för ${name}`,
    open: 'Öppna',
    rename: 'Byt namn',
    renameOf: (name) => `Nytt namn på ${name}`,
    renamed: (name) => `Nytt namn: ${name}`,
    notRenamed: 'Filen fick inget nytt namn. Kontrollera anslutningen och försök igen.',
    move: 'Flytta till',
    moved: (count, shown, category) =>
      `${shown} ${plural('sv', { one: 'fil flyttad', other: 'filer flyttade' })(count)} till ${category}`,
    notMoved: 'Inget flyttades. Kontrollera anslutningen och försök igen.',
    usage: 'Var den används',
    used: (count, shown) => `Används på ${shown} ${plural('sv', { one: 'ställe', other: 'ställen' })(count)}`,
    notUsed: 'Används inte',
    unused: 'Den används inte någonstans.',
    usageFailed: 'Ställena kunde inte läsas in. Kontrollera anslutningen och försök igen.',
    remove: 'Ta bort',
    removeText: (count, shown, name) =>
      count === 1 ? `${name} flyttas till papperskorgen.` : `${shown} filer flyttas till papperskorgen.`,
    removeUsed: (count, shown) =>
      count === 1
        ? 'En av dem används på kioskerna eller i utkast.'
        : `${shown} av dem används på kioskerna eller i utkast.`,
    removeOneUsed: (count, shown) =>
      `Den används på ${shown} ${plural('sv', { one: 'ställe', other: 'ställen' })(count)}.`,
    removed: (count, shown) => `${shown} ${plural('sv', { one: 'fil borttagen', other: 'filer borttagna' })(count)}`,
    notRemoved: 'Inget togs bort. Kontrollera anslutningen och försök igen.',
    clear: 'Rensa sökning och filter',
    empty: 'Inga filer ännu',
    emptyText: 'Filer som laddas upp visas här.',
    nothing: 'Ingen fil matchar',
    nothingText: 'Kontrollera stavningen eller titta bland alla typer och kategorier.',
    failed: 'Filerna kunde inte läsas in',
    failedText: 'Kontrollera anslutningen och försök igen.',
    loading: 'Läser in filer',
  },
  picker: {
    title: 'Välj ur mediebiblioteket',
    choose: 'Välj',
    chooseCount: (count, shown) => `Välj ${shown} ${seFiles(count)}`,
    upload: 'Ladda upp',
    library: 'Bibliotek',
    view: 'Visa',
  },
}

export const no: LibraryLabels = {
  preview: {
    broken: 'Bildet kan ikke vises.',
    unplayable: 'Nettlesere kan ikke spille av videoen.',
    noPage: 'Nettleseren kan ikke vise dokumentet her.',
    noFont: 'Skrifttypen kan ikke leses.',
    other: 'Det finnes ingen forhåndsvisning av filen.',
    open: 'Åpne filen',
    page: (name) => `Første side av ${name}`,
    specimen: 'Shopping på tre etasjer',
    loading: 'Laster inn',
  },
  grid: {
    title: 'Mediebiblioteket',
    kinds: 'Type',
    all: 'Alle',
    kind: { Image: 'Bilder', Video: 'Videoer', Document: 'Dokumenter', Font: 'Skrifttyper' },
    category: 'Kategori',
    everyCategory: 'Alle kategorier',
    unassigned: 'Uten kategori',
    search: 'Søk i filer',
    shown: (count, shown) => `${shown} ${noFiles(count)}`,
    select: (name) => `Velg ${name}`,
    more: (name) => `Mer for ${name}`,
    open: 'Åpne',
    rename: 'Gi nytt navn',
    renameOf: (name) => `Nytt navn på ${name}`,
    renamed: (name) => `Nytt navn: ${name}`,
    notRenamed: 'Filen fikk ikke nytt navn. Sjekk tilkoblingen og prøv igjen.',
    move: 'Flytt til',
    moved: (count, shown, category) => `${shown} ${noFiles(count)} flyttet til ${category}`,
    notMoved: 'Ingenting ble flyttet. Sjekk tilkoblingen og prøv igjen.',
    usage: 'Hvor den brukes',
    used: (count, shown) => `Brukes ${shown} ${plural('nb', { one: 'sted', other: 'steder' })(count)}`,
    notUsed: 'Brukes ikke',
    unused: 'Den brukes ikke noe sted.',
    usageFailed: 'Stedene ble ikke lastet inn. Sjekk tilkoblingen og prøv igjen.',
    remove: 'Slett',
    removeText: (count, shown, name) =>
      count === 1 ? `${name} flyttes til papirkurven.` : `${shown} filer flyttes til papirkurven.`,
    removeUsed: (count, shown) =>
      count === 1
        ? 'Én av dem brukes på kioskene eller i utkast.'
        : `${shown} av dem brukes på kioskene eller i utkast.`,
    removeOneUsed: (count, shown) => `Den brukes ${shown} ${plural('nb', { one: 'sted', other: 'steder' })(count)}.`,
    removed: (count, shown) => `${shown} ${noFiles(count)} slettet`,
    notRemoved: 'Ingenting ble slettet. Sjekk tilkoblingen og prøv igjen.',
    clear: 'Fjern søk og filtre',
    empty: 'Ingen filer ennå',
    emptyText: 'Filer som lastes opp, vises her.',
    nothing: 'Ingen filer passer',
    nothingText: 'Sjekk stavemåten, eller se på alle typer og kategorier.',
    failed: 'Filene ble ikke lastet inn',
    failedText: 'Sjekk tilkoblingen og prøv igjen.',
    loading: 'Laster inn filer',
  },
  picker: {
    title: 'Velg fra mediebiblioteket',
    choose: 'Velg',
    chooseCount: (count, shown) => `Velg ${shown} ${noFiles(count)}`,
    upload: 'Last opp',
    library: 'Bibliotek',
    view: 'Vis',
  },
}

export const is: LibraryLabels = {
  preview: {
    broken: 'Ekki er hægt að sýna myndina.',
    unplayable: 'Vafrar geta ekki spilað myndbandið.',
    noPage: 'Vafrinn getur ekki sýnt skjalið hér.',
    noFont: 'Ekki er hægt að lesa letrið.',
    other: 'Engin forskoðun er til af skránni.',
    open: 'Opna skrána',
    page: (name) => `Fyrsta síða: ${name}`,
    specimen: 'Verslanir á þremur hæðum',
    loading: 'Sæki gögn',
  },
  grid: {
    title: 'Miðlasafnið',
    kinds: 'Gerð',
    all: 'Allt',
    kind: { Image: 'Myndir', Video: 'Myndbönd', Document: 'Skjöl', Font: 'Letur' },
    category: 'Flokkur',
    everyCategory: 'Allir flokkar',
    unassigned: 'Óflokkað',
    search: 'Leita að skrám',
    shown: (count, shown) => `${shown} ${isFiles(count)}`,
    select: (name) => `Velja ${name}`,
    more: (name) => `Fleira fyrir ${name}`,
    open: 'Opna',
    rename: 'Endurnefna',
    renameOf: (name) => `Nýtt heiti á ${name}`,
    renamed: (name) => `Nýtt heiti: ${name}`,
    notRenamed: 'Ekki tókst að endurnefna skrána. Athugaðu tenginguna og reyndu aftur.',
    move: 'Færa í',
    moved: (count, shown, category) =>
      `${shown} ${plural('is', { one: 'skrá færð', other: 'skrár færðar' })(count)} í ${category}`,
    notMoved: 'Ekkert var fært. Athugaðu tenginguna og reyndu aftur.',
    usage: 'Hvar hún er notuð',
    used: (count, shown) => `Notuð á ${shown} ${plural('is', { one: 'stað', other: 'stöðum' })(count)}`,
    notUsed: 'Ekki notuð',
    unused: 'Hún er hvergi notuð.',
    usageFailed: 'Ekki tókst að sækja staðina. Athugaðu tenginguna og reyndu aftur.',
    remove: 'Eyða',
    removeText: (count, shown, name) =>
      count === 1 ? `${name} fer í ruslið.` : `${shown} ${isFiles(count)} fara í ruslið.`,
    removeUsed: (count, shown) =>
      count === 1
        ? 'Ein þeirra er notuð á skjánum eða í drögum.'
        : `${shown} þeirra eru notaðar á skjánum eða í drögum.`,
    removeOneUsed: (count, shown) =>
      `Hún er notuð á ${shown} ${plural('is', { one: 'stað', other: 'stöðum' })(count)}.`,
    removed: (count, shown) => `${shown} ${plural('is', { one: 'skrá eytt', other: 'skrám eytt' })(count)}`,
    notRemoved: 'Engu var eytt. Athugaðu tenginguna og reyndu aftur.',
    clear: 'Hreinsa leit og síur',
    empty: 'Engar skrár enn',
    emptyText: 'Hér birtast skrár sem hlaðið er upp.',
    nothing: 'Engin skrá fannst',
    nothingText: 'Athugaðu stafsetninguna eða skoðaðu allar gerðir og flokka.',
    failed: 'Ekki tókst að sækja skrárnar',
    failedText: 'Athugaðu tenginguna og reyndu aftur.',
    loading: 'Sæki skrár',
  },
  picker: {
    title: 'Velja úr miðlasafninu',
    choose: 'Velja',
    chooseCount: (count, shown) => `Velja ${shown} ${isFiles(count)}`,
    upload: 'Hlaða upp',
    library: 'Safn',
    view: 'Sýna',
  },
}
