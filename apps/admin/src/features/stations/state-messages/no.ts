import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  stationState: {
    state: 'Status',
    since: ({ at }) => `siden ${at}`,
    lastSeen: 'Sist tilkoblet',
    now: 'Nå',
    never: 'Aldri',
    shows: 'Viser',
    nothing: 'Ingenting ennå',
    published: ({ at }) => `publisert ${at}`,
    upToDate: 'Oppdatert',
    outOfDate: ({ number }) => `Ikke oppdatert: nr. ${number} er på kioskene`,
    history: 'Publiseringer',
    version: 'Programversjon',
    voices: 'Leser opp på',
    noVoice: 'Ingen språk',
    missingVoices: ({ languages }) =>
      `Stemme mangler for: ${languages}. Installer en på stasjonen, eller koble en talesyntesetjeneste til serveren (TTS_URL).`,
    unknown: 'Ukjent',
    commands: 'Kommandoer',
    offline:
      'Stasjonen er frakoblet: Den kan verken lastes inn eller startes på nytt nå. Den oppdateres av seg selv når den er tilbake.',
    slideshows: {
      title: 'Vises her',
      none: 'Ingen lysbildeserie eller skjermsparer er publisert for stasjonen.',
      failed: 'Kunne ikke laste inn hva som vises her',
      info: 'Lysbildeserie',
      screensaver: 'Skjermsparer',
      week: 'Stasjonens uke',
      always: ({ names }) => `Vises hele tiden og er derfor ikke med i uken: ${names}`,
    },
    events: {
      title: 'Siste hendelser',
      none: 'Ingenting har skjedd ennå. Åpne stasjonens adresse på kiosken for å koble den til.',
      failed: 'Hendelsene kunne ikke lastes inn',
      connected: 'Tilkoblet',
      disconnected: 'Frakoblet',
      server: 'Frakoblet: Serveren stoppet',
      silent: 'Frakoblet: Det kom ikke noe fra stasjonen',
      key: 'Frakoblet: Nøkkelen sluttet å gjelde',
      frames: 'Frakoblet: Stasjonen sendte for mange meldinger',
      slow: 'Frakoblet: Stasjonen sluttet å ta imot meldinger',
      shown: ({ number }) => `Viser nr. ${number}`,
      ping: {
        answered: ({ milliseconds }) => `Ping: svar på ${milliseconds} ms`,
        waiting: 'Ping: sendt',
        unanswered: 'Ping: ikke noe svar',
      },
      reload: {
        answered: ({ seconds }) => `Ny innlasting: ferdig på ${seconds} s`,
        waiting: 'Ny innlasting: sendt',
        unanswered: 'Ny innlasting: ikke noe svar',
      },
      restart: {
        answered: ({ seconds }) => `Omstart: tilbake etter ${seconds} s`,
        waiting: 'Omstart: sendt',
        unanswered: 'Omstart: ikke noe svar',
      },
    },
  },
} satisfies Messages<typeof en>
