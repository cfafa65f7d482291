import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  mallCopy: {
    title: ({ what }) => `Afrita í aðra verslunarmiðstöð: ${what}`,
    text: 'Afritin eru óvirk þar til einhver í verslunarmiðstöðinni virkjar þau.',
    mall: 'Verslunarmiðstöð',
    choose: 'Veldu verslunarmiðstöð',
    noMall: 'Þú getur ekki búið þessar færslur til í annarri verslunarmiðstöð.',
    loading: 'Athuga hvað er til í verslunarmiðstöðinni',
    matches: ({ mall }) => `Tilvísanir og það sem samsvarar þeim í verslunarmiðstöðinni ${mall}`,
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
    progress: ({ done, all }) => `Afritað: ${done} af ${all}`,
    done: ({ what, mall }) => `Afritað í verslunarmiðstöðina ${mall}: ${what}`,
    failed: ({ names, why }) => `Ekki afritað: ${names}. ${why}`,
    withoutFile: ({ names }) => `Afritað án skráar sem ekki tókst að senda: ${names}`,
  },
} satisfies Messages<typeof en>
