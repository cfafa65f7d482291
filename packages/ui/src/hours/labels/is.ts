import type { HoursLabels } from './en'

// Days come in the nominative, "mánudagur"; shops open in the accusative.
const accusative = (day: string) => day.replace(/dagur$/, 'dag')

// And are copied in the dative.
const dative = (days: string) => days.replace(/dagur(?!\p{L})/gu, 'degi')

export const is: HoursLabels = {
  status: {
    closes: (time) => `Opið núna, lokar kl. ${time}`,
    closesOn: (day, time) => `Opið núna, lokar ${accusative(day)} kl. ${time}`,
    open: 'Opið allan sólarhringinn',
    opens: (time) => `Lokað núna, opnar kl. ${time}`,
    opensOn: (day, time) => `Lokað núna, opnar ${accusative(day)} kl. ${time}`,
    closed: 'Lokað',
  },
  editor: {
    opens: (day) => `${day}, opnar`,
    closes: (day) => `${day}, lokar`,
    closed: 'Lokað',
    nextDay: 'daginn eftir',
    add: (day) => `Bæta við tíma: ${day}`,
    full: (day, most) => `${day} er með hámarksfjölda opnunartíma: ${most}.`,
    remove: (day) => `Fjarlægja tímann: ${day}`,
    copy: (day) => `Afrita á aðra daga: ${day}`,
    copyTo: (day) => `Afrita á aðra daga: ${day}`,
    copyNow: 'Afrita',
    weekdays: 'Mánudagur til föstudags',
    allDays: 'Allir dagar',
    undo: 'Afturkalla',
    copied: (day, to) => `Afritað frá ${dative(day)} til: ${to}.`,
    removed: (day) => `Tími fjarlægður: ${day}.`,
    removedSpecial: (name) => `Fjarlægt: ${name}.`,
    undone: 'Allt er eins og það var.',
  },
  special: {
    skipped: (time, day) => `${time} er ekki til ${day}: þá er klukkunni flýtt.`,
    title: 'Sérstakir dagar',
    add: 'Bæta við sérstökum degi',
    untitled: 'Nýr sérstakur dagur',
    name: 'Heiti',
    day: 'Dagsetning',
    several: 'Fleiri en einn dagur',
    days: 'Dagar',
    isOpen: 'Opið',
    edit: (name) => `Breyta: ${name}`,
    done: 'Lokið',
    remove: 'Fjarlægja þennan sérstaka dag',
    replaces: (day) => `kemur í stað: ${day}`,
  },
  problems: {
    fromMissing: 'Skráðu hvenær er opnað.',
    toMissing: 'Skráðu hvenær er lokað.',
    fromNotATime: 'Opnunartíminn er ekki gildur. Skrifaðu hann sem 09:30.',
    toNotATime: 'Lokunartíminn er ekki gildur. Skrifaðu hann sem 21:30.',
    overlaps: 'Tíminn skarast við annan sama dag.',
    overlapsNight: 'Tíminn hefst áður en opnunartíma dagsins á undan lýkur.',
    overlapsNext: 'Tíminn nær inn í opnunartíma næsta dags.',
    noDay: 'Veldu dagsetningu.',
    noName: 'Gefðu honum heiti.',
    sameDays: 'Það er þegar til sérstakur dagur fyrir þessa daga.',
  },
  view: {
    day: 'Dagur',
    hours: 'Opnunartími',
    allDay: 'Allan sólarhringinn',
    closed: 'Lokað',
  },
}
