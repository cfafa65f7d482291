import { plural } from '../../internal/plural'
import type { LibraryLabels } from './en'

const seFiles = plural('sv', { one: 'fil', other: 'filer' })

export const se: LibraryLabels = {
  preview: {
    broken: 'Bilden kan inte visas.',
    brokenVideo: 'Videon kan inte spelas.',
    unplayable: (codec) =>
      `Kioskerna kan inte spela videon${codec ? ` (${codec})` : ''}. Konvertera den till H.264 i en MP4-fil.`,
    noPage: 'Webbläsaren kan inte visa dokumentet här.',
    noFont: 'Typsnittet kan inte läsas.',
    other: 'Det går inte att förhandsgranska filen.',
    open: 'Öppna filen',
    page: (name) => `Första sidan av ${name}`,
    specimen: 'Shopping på tre våningar',
    loading: 'Laddar',
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
    more: (name) => `Fler åtgärder för ${name}`,
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
    unplayable: 'Kan inte spelas',
    notUsed: 'Används inte',
    unused: 'Den används inte någonstans.',
    usageFailed: 'Det gick inte att hämta var filen används. Kontrollera anslutningen och försök igen.',
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
    failed: 'Filerna kunde inte laddas',
    failedText: 'Kontrollera anslutningen och försök igen.',
    loading: 'Laddar filer',
  },
  picker: {
    title: 'Välj ur mediebiblioteket',
    choose: 'Välj',
    chooseCount: (count, shown) => `Välj ${shown} ${seFiles(count)}`,
    unplayable: (name, codec) =>
      `${name} kan inte väljas: kioskerna kan inte spela den${codec ? ` (${codec})` : ''}. Konvertera den till H.264 i en MP4-fil och ladda upp den filen.`,
    upload: 'Ladda upp',
    library: 'Bibliotek',
    view: 'Visa',
  },
}
