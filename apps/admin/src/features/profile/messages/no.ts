import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  profile: {
    title: 'Profilen din',
    group: ({ group }) => `Gruppe: ${group}`,
    look: { title: 'Språk og utseende', language: 'Språk', theme: 'Tema', density: 'Rader' },
    lookHint: 'Lagres i denne nettleseren.',
    theme: { light: 'Lyst', dark: 'Mørkt', system: 'Samme som enheten' },
    density: { comfortable: 'Luftige', compact: 'Tette' },
    password: {
      title: 'Passord',
      text: 'Du forblir innlogget her. Alle andre steder logges du ut.',
      current: 'Nåværende passord',
      next: 'Nytt passord',
      confirm: 'Bekreft passordet',
      change: 'Bytt passord',
      changed: 'Passordet ditt er byttet. Alle andre steder er du logget ut.',
    },
    sessions: {
      title: 'Her er du logget inn',
      text: 'En økt avsluttes av seg selv når den ikke er brukt på en stund.',
      current: 'Denne nettleseren',
      other: 'En annen nettleser eller enhet',
      begun: ({ at }) => `Logget inn ${at}`,
      used: ({ at }) => `sist brukt ${at}`,
      end: 'Logg ut',
      endOf: ({ at }) => `Avslutt økten fra ${at}`,
      ended: 'Økten er avsluttet.',
      everywhere: 'Logg ut overalt',
      everywhereText:
        'Alle øktene dine avsluttes, også denne, og lenkene dine til forhåndsvisninger slutter å virke. Du logger inn igjen for å fortsette.',
      notLoaded: 'Øktene dine kunne ikke lastes inn',
      loading: 'Øktene dine lastes inn',
    },
    data: {
      title: 'Opplysningene dine',
      text: 'En fil med alt som lagres om deg: kontoen, øktene og hva du har gjort og når. Be en administrator hvis du vil ha opplysningene slettet.',
      download: 'Last ned opplysningene mine',
    },
  },
} satisfies Messages<typeof en>
