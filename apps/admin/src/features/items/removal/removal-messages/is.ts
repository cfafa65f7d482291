import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  removal: {
    offers: 'Tilboð sem fara líka í ruslið',
    files: 'Skrár sem fara líka í ruslið: ekkert annað notar þær',
    slideshows: 'Skyggnusýningar sem breytast',
    slideGoes: ({ name }) => `Fjarlægð skyggna: „${name}“`,
    slideStays: ({ name }) => `Verður eftir án skrárinnar: „${name}“`,
    shared: 'Skrár sem verða eftir: annað notar þær',
    namedBy: 'Nefnt hér og helst óbreytt',
    undo: 'Afturkalla endurheimtir allt.',
    missing: 'Þig vantar réttindi til þessa og því verður engu eytt. Biddu stjórnanda um:',
    right: ({ area, what }) => `Réttindi til að breyta, „${area}“: ${what}`,
    offerCount: ({ count }) => `${count} tilboð`,
    fileCount: ({ count }) => `${count} ${plural('is', count, { one: 'skrá', other: 'skrár' })}`,
    slideshowCount: ({ count }) =>
      `${count} ${plural('is', count, { one: 'skyggnusýning', other: 'skyggnusýningar' })}`,
    changed: 'Eitthvað breyttist á meðan og engu var eytt. Svona er listinn núna.',
    kept: ({ names }) => `Ekki endurheimt, því annar hefur breytt þessu síðan: ${names}`,
    notLoaded: 'Ekki tókst að finna hvað tilheyrir þessu',
  },
} satisfies Messages<typeof en>
