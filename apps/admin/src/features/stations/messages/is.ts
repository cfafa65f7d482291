import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  stations: {
    title: 'Stöðvar',
    titleOf: ({ mall }) => `Stöðvar: ${mall}`,
    new: 'Ný stöð',
    one: 'Stöð',
    edit: 'Breyta stöð',
    create: 'Stofna stöð',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'stöð', other: 'stöðvar' })}`,
    empty: {
      title: 'Engar stöðvar enn',
      text: 'Stöð er einn skjár. Bættu þeirri fyrstu við og opnaðu slóð hennar á skjánum.',
    },
    noMall: {
      title: 'Þú hefur ekki aðgang að þessari verslunarmiðstöð',
      text: 'Hún er ekki til eða er ekki ein af þínum.',
      back: 'Þínar verslunarmiðstöðvar',
    },
    columns: {
      code: 'Kóði',
      name: 'Heiti',
      areaId: 'Staðarkóði',
      state: 'Staða',
      shows: 'Birting',
      version: 'Útgáfa',
    },
    fields: {
      id: 'Auðkenni stöðvar',
      code: 'Kóði',
      name: 'Heiti',
      location: 'Staðsetning',
      latitude: 'Staðsetning',
      longitude: 'Staðsetning',
      coordinates: 'Breiddargráða, lengdargráða',
      areaId: 'Staðarkóði',
      floorId: 'Hæð',
      position: 'Staðsetning á hæðarkorti',
      bearing: 'Átt skjásins',
    },
    hint: {
      code: 'Einn til sex stafir eins og á skiltinu: K1.',
      areaId: 'Kóði staðarins í leiðsögninni. Sami kóði merkir sama stað.',
    },
    noFloor: 'Engin hæð',
    simulated: 'Hermd',
    shows: ({ number }) => `Nr. ${number}`,
    reader: 'Þú getur skoðað stöðvar en ekki breytt þeim.',
    reload: 'Endurhlaða',
    reloadAll: 'Endurhlaða allar',
    restart: 'Endurræsa',
    ping: 'Senda ping',
    answered: ({ milliseconds }) => `Svaraði á ${milliseconds} ms`,
    newKey: 'Nýr lykill',
    ask: {
      restart: ({ what }) => `Skjárinn slokknar í um eina mínútu meðan hann endurræsist: ${what}.`,
      restartAction: 'Endurræsa',
      key: ({ what }) =>
        `${what} fær nýjan lykil. Sá gamli fellur strax úr gildi og skjárinn sýnir ekkert nýtt fyrr en hann hefur fengið þann nýja.`,
      keyAction: 'Búa til nýjan lykil',
      delete: ({ what }) =>
        `Í ruslið: ${what}. Hægt er að endurheimta stöðina í 30 daga. Lykill hennar fellur endanlega úr gildi.`,
      deleteMany: ({ what }) =>
        `Í ruslið: ${what}. Hægt er að endurheimta þær í 30 daga. Lyklarnir falla endanlega úr gildi.`,
    },
    key: {
      title: ({ code }) => `Lykill fyrir ${code}`,
      once: 'Lykillinn er aðeins sýndur núna. Opnaðu slóðina á skjánum eða sláðu lykilinn inn þar.',
      key: 'Lykill',
      address: 'Slóð fyrir skjáinn',
      done: 'Lokið',
    },
    result: {
      reload: {
        sent: 'Beiðni um endurhleðslu send',
        done: 'Endurhlaðin',
        behind: 'Endurhlaðin, sýnir enn eldra efni',
        offline: 'Ekki í sambandi, uppfærist síðar',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
      restart: {
        sent: 'Beiðni um endurræsingu send',
        done: 'Endurræst',
        behind: 'Endurræst',
        offline: 'Ekki í sambandi, ekki endurræst',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
      ping: {
        sent: 'Ping var sent',
        done: 'Svaraði',
        behind: 'Svaraði',
        offline: 'Ekki í sambandi',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
    },
    says: ({ code, result }) => `${code}: ${result}`,
  },
} satisfies Messages<typeof en>
