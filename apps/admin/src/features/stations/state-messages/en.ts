type At = { at: string }

type Languages = { languages: string }

type Number = { number: number }

type Milliseconds = { milliseconds: number }

type Seconds = { seconds: number }

export const en = {
  stationState: {
    state: 'State',
    since: ({ at }: At) => `since ${at}`,
    lastSeen: 'Last seen',
    now: 'Now',
    never: 'Never',
    shows: 'Shows',
    nothing: 'Nothing yet',
    published: ({ at }: At) => `published ${at}`,
    upToDate: 'Up to date',
    outOfDate: ({ number }: Number) => `Out of date: No. ${number} is on the kiosks`,
    history: 'Publications',
    version: 'Software version',
    voices: 'Reads aloud',
    noVoice: 'No language',
    missingVoices: ({ languages }: Languages) =>
      `There’s no voice for ${languages}. Install one on the station, or connect a text-to-speech service to the server (TTS_URL).`,
    unknown: 'Unknown',
    commands: 'Commands',
    offline: 'The station is offline: it can’t be reloaded or restarted now. It updates by itself when it reconnects.',
    slideshows: {
      title: 'What shows here',
      none: 'No slideshow or screensaver is published for this station.',
      failed: 'Couldn’t load what shows here',
      info: 'Slideshow',
      screensaver: 'Screensaver',
      week: 'This station’s week',
      always: ({ names }: { names: string }) => `Shown all the time, and so not in the week: ${names}`,
    },
    events: {
      title: 'Last events',
      none: 'Nothing has happened yet. Open the station’s address on the kiosk to connect it.',
      failed: 'Couldn’t load the events',
      connected: 'Connected',
      disconnected: 'Disconnected',
      server: 'Disconnected: the server stopped',
      silent: 'Disconnected: nothing was heard from the station',
      key: 'Disconnected: its key stopped working',
      frames: 'Disconnected: the station sent too many messages',
      slow: 'Disconnected: the station stopped reading messages',
      shown: ({ number }: Number) => `Shows No. ${number}`,
      ping: {
        answered: ({ milliseconds }: Milliseconds) => `Ping: answered in ${milliseconds} ms`,
        waiting: 'Ping: sent',
        unanswered: 'Ping: no answer',
      },
      reload: {
        answered: ({ seconds }: Seconds) => `Reload: done in ${seconds} s`,
        waiting: 'Reload: sent',
        unanswered: 'Reload: no answer',
      },
      restart: {
        answered: ({ seconds }: Seconds) => `Restart: back after ${seconds} s`,
        waiting: 'Restart: sent',
        unanswered: 'Restart: no answer',
      },
    },
  },
}
