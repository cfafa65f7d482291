import type { WayMessages } from './en'

export const is: WayMessages = {
  title: (name) => `Leiðin: ${name}`,
  moved: (name) => `Hefur flust: ${name}. Hér er nýja leiðin.`,
  movedAway: (name) => `Hefur flust og er ekki á kortinu: ${name}.`,
  notOnMap: (name) => `Ekki á kortinu: ${name}.`,
  noStart: 'Skjárinn þar sem leiðin hófst er ekki lengur á kortinu. Leitaðu að leiðinni á öðrum skjá.',
  stepFreeOn: 'Án stiga og rúllustiga.',
  toStepFree: 'Sýna leiðina án stiga',
  toFastest: 'Sýna fljótlegustu leiðina',
  start: 'Þú byrjar hér',
  map: (floor) => `Kort: ${floor}`,
  mapOfWay: (floor) => `Kort með leiðinni: ${floor}. Skrefin fyrir neðan lýsa henni`,
  steps: (floor) => `Skref: ${floor}`,
  hours: 'Opnunartími',
  closed: 'Lokað',
  gone: {
    title: 'Ekki lengur hér',
    record: 'Staðurinn sem þú leitar að er ekki lengur í verslunarmiðstöðinni.',
    station: 'Skjárinn þar sem leiðin hófst er ekki lengur á sínum stað. Leitaðu að leiðinni á öðrum skjá.',
    address: 'Þessi slóð vísar ekki á neina leið. Skannaðu kóðann á skjánum aftur.',
  },
  unavailable: {
    title: 'Ekki er hægt að sýna leiðina núna',
    text: 'Bíddu aðeins og opnaðu síðuna aftur.',
  },
}
