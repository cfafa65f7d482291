import { type Messages, plural } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  removal: {
    offers: 'Tilbud som også flyttes til papirkurven',
    files: 'Filer som også flyttes til papirkurven: Ingenting annet bruker dem',
    slideshows: 'Lysbildeserier som endres',
    slideGoes: ({ name }) => `Lysbildet «${name}» fjernes`,
    slideStays: ({ name }) => `Lysbildet «${name}» blir værende, uten filen`,
    shared: 'Filer som blir værende: De brukes av annet',
    namedBy: 'Nevnes her, og dette blir værende som det er',
    undo: 'Angre gjenoppretter alt sammen.',
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
