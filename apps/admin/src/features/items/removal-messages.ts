import { defineMessages, type Messages, plural } from '../../shared/i18n'

type Name = { name: string }
type Count = { count: number }

const en = {
  removal: {
    offers: 'Offers that will also be moved to the trash',
    files: 'Files that will also be moved to the trash: nothing else uses them',
    slideshows: 'Slideshows that will change',
    slideGoes: ({ name }: Name) => `Slide “${name}” will be removed`,
    slideStays: ({ name }: Name) => `Slide “${name}” stays, but without the file`,
    shared: 'Files that stay: others use them',
    namedBy: 'These mention it and stay as they are',
    undo: 'Undo restores all of it.',
    missing: 'You don’t have all the rights this needs, so nothing will be deleted. Ask an administrator for:',
    right: ({ area, what }: { area: string; what: string }) => `Right to change “${area}”: ${what}`,
    offerCount: ({ count }: Count) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    fileCount: ({ count }: Count) => `${count} ${plural('en', count, { one: 'file', other: 'files' })}`,
    slideshowCount: ({ count }: Count) => `${count} ${plural('en', count, { one: 'slideshow', other: 'slideshows' })}`,
    changed: 'Something changed in the meantime, and nothing was deleted. This is the list as it is now.',
    kept: ({ names }: { names: string }) => `Not restored, because someone else changed it since: ${names}`,
    notLoaded: 'Couldn’t load what belongs to it',
  },
}

const se = {
  removal: {
    offers: 'Erbjudanden som också flyttas till papperskorgen',
    files: 'Filer som också flyttas till papperskorgen: inget annat använder dem',
    slideshows: 'Bildspel som ändras',
    slideGoes: ({ name }) => `Bilden ”${name}” tas bort`,
    slideStays: ({ name }) => `Bilden ”${name}” blir kvar, utan filen`,
    shared: 'Filer som blir kvar: de används av annat',
    namedBy: 'Nämns här, och det blir kvar som det är',
    undo: 'Ångra återställer alltsammans.',
    missing: 'Du saknar rättigheter som behövs, så inget tas bort. Be en administratör om:',
    right: ({ area, what }) => `Rättighet att ändra ”${area}”: ${what}`,
    offerCount: ({ count }) => `${count} ${plural('se', count, { one: 'erbjudande', other: 'erbjudanden' })}`,
    fileCount: ({ count }) => `${count} ${plural('se', count, { one: 'fil', other: 'filer' })}`,
    slideshowCount: ({ count }) => `${count} bildspel`,
    changed: 'Något ändrades under tiden, och inget togs bort. Så här ser listan ut nu.',
    kept: ({ names }) => `Inte återställt, eftersom någon annan har ändrat det sedan dess: ${names}`,
    notLoaded: 'Det gick inte att ta reda på vad som hör ihop med detta',
  },
} satisfies Messages<typeof en>

const no = {
  removal: {
    offers: 'Tilbud som også flyttes til papirkurven',
    files: 'Filer som også flyttes til papirkurven: ingenting annet bruker dem',
    slideshows: 'Lysbildeserier som endres',
    slideGoes: ({ name }) => `Lysbildet «${name}» fjernes`,
    slideStays: ({ name }) => `Lysbildet «${name}» blir værende, uten filen`,
    shared: 'Filer som blir værende: de brukes av annet',
    namedBy: 'Nevnes her, og dette blir værende som det er',
    undo: 'Angre henter alt sammen tilbake.',
    missing: 'Du mangler rettigheter som trengs, så ingenting slettes. Be en administrator om:',
    right: ({ area, what }) => `Rettighet til å endre «${area}»: ${what}`,
    offerCount: ({ count }) => `${count} tilbud`,
    fileCount: ({ count }) => `${count} ${plural('no', count, { one: 'fil', other: 'filer' })}`,
    slideshowCount: ({ count }) => `${count} ${plural('no', count, { one: 'lysbildeserie', other: 'lysbildeserier' })}`,
    changed: 'Noe ble endret i mellomtiden, og ingenting ble slettet. Slik er listen nå.',
    kept: ({ names }) => `Ikke gjenopprettet, fordi noen andre har endret det siden: ${names}`,
    notLoaded: 'Kunne ikke finne ut hva som hører sammen med dette',
  },
} satisfies Messages<typeof en>

const is = {
  removal: {
    offers: 'Tilboð sem fara líka í ruslið',
    files: 'Skrár sem fara líka í ruslið: ekkert annað notar þær',
    slideshows: 'Skyggnusýningar sem breytast',
    slideGoes: ({ name }) => `Fjarlægð skyggna: „${name}“`,
    slideStays: ({ name }) => `Verður eftir án skrárinnar: „${name}“`,
    shared: 'Skrár sem verða eftir: annað notar þær',
    namedBy: 'Nefnt hér og helst óbreytt',
    undo: 'Með því að afturkalla kemur allt til baka.',
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

export const removalMessages = defineMessages({ en, se, no, is })
