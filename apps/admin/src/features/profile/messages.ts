import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  profile: {
    title: 'Your profile',
    group: ({ group }: { group: string }) => `Group: ${group}`,
    look: { title: 'Language and appearance', language: 'Language', theme: 'Theme', density: 'Rows' },
    lookHint: 'Saved in this browser.',
    theme: { light: 'Light', dark: 'Dark', system: 'Same as device' },
    density: { comfortable: 'Comfortable', compact: 'Compact' },
    password: {
      title: 'Password',
      text: 'You’ll stay signed in here. You’ll be signed out everywhere else.',
      current: 'Current password',
      next: 'New password',
      confirm: 'Confirm password',
      change: 'Change password',
      changed: 'Password changed. You’ve been signed out everywhere else.',
    },
    sessions: {
      title: 'Where you are signed in',
      text: 'A session ends after 12 hours without use, and after 7 days at the latest.',
      current: 'This browser',
      other: 'Another browser or device',
      begun: ({ at }: { at: string }) => `Signed in ${at}`,
      used: ({ at }: { at: string }) => `last used ${at}`,
      end: 'Sign out',
      endOf: ({ at }: { at: string }) => `Sign out the session from ${at}`,
      ended: 'That session has ended.',
      everywhere: 'Sign out everywhere',
      everywhereText:
        'All your sessions will end, including this one, and so will your preview links. You’ll need to sign in again.',
      notLoaded: 'Couldn’t load your sessions',
      loading: 'Loading your sessions',
    },
  },
}

const se = {
  profile: {
    title: 'Din profil',
    group: ({ group }) => `Grupp: ${group}`,
    look: { title: 'Språk och utseende', language: 'Språk', theme: 'Tema', density: 'Rader' },
    lookHint: 'Sparas i den här webbläsaren.',
    theme: { light: 'Ljust', dark: 'Mörkt', system: 'Som enheten' },
    density: { comfortable: 'Luftiga', compact: 'Täta' },
    password: {
      title: 'Lösenord',
      text: 'Du är kvar inloggad här. På alla andra ställen loggas du ut.',
      current: 'Nuvarande lösenord',
      next: 'Nytt lösenord',
      confirm: 'Bekräfta lösenordet',
      change: 'Byt lösenord',
      changed: 'Ditt lösenord har bytts. På alla andra ställen har du loggats ut.',
    },
    sessions: {
      title: 'Här är du inloggad',
      text: 'En session upphör efter 12 timmar utan användning, och alltid efter 7 dagar.',
      current: 'Den här webbläsaren',
      other: 'En annan webbläsare eller enhet',
      begun: ({ at }) => `Inloggad ${at}`,
      used: ({ at }) => `senast använd ${at}`,
      end: 'Logga ut',
      endOf: ({ at }) => `Avsluta sessionen från ${at}`,
      ended: 'Sessionen har avslutats.',
      everywhere: 'Logga ut överallt',
      everywhereText:
        'Alla dina sessioner avslutas, den här också, och dina länkar till förhandsgranskningar slutar gälla. Du loggar in igen för att fortsätta.',
      notLoaded: 'Dina sessioner kunde inte laddas',
      loading: 'Dina sessioner laddas',
    },
  },
} satisfies Messages<typeof en>

const no = {
  profile: {
    title: 'Profilen din',
    group: ({ group }) => `Gruppe: ${group}`,
    look: { title: 'Språk og utseende', language: 'Språk', theme: 'Tema', density: 'Rader' },
    lookHint: 'Lagres i denne nettleseren.',
    theme: { light: 'Lyst', dark: 'Mørkt', system: 'Som enheten' },
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
      text: 'En økt avsluttes etter 12 timer uten bruk, og uansett etter 7 dager.',
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
  },
} satisfies Messages<typeof en>

const is = {
  profile: {
    title: 'Mín síða',
    group: ({ group }) => `Hópur: ${group}`,
    look: { title: 'Tungumál og útlit', language: 'Tungumál', theme: 'Útlit', density: 'Línur' },
    lookHint: 'Geymist í þessum vafra.',
    theme: { light: 'Ljóst', dark: 'Dökkt', system: 'Eins og tækið' },
    density: { comfortable: 'Rúmar', compact: 'Þéttar' },
    password: {
      title: 'Lykilorð',
      text: 'Innskráningin hér helst. Allar aðrar falla niður.',
      current: 'Núverandi lykilorð',
      next: 'Nýtt lykilorð',
      confirm: 'Staðfesta lykilorð',
      change: 'Breyta lykilorði',
      changed: 'Lykilorðinu var breytt. Allar aðrar innskráningar falla niður.',
    },
    sessions: {
      title: 'Innskráningar þínar',
      text: 'Innskráning rennur út eftir 12 klukkustundir án notkunar og alltaf eftir 7 daga.',
      current: 'Þessi vafri',
      other: 'Annar vafri eða annað tæki',
      begun: ({ at }) => `Innskráning ${at}`,
      used: ({ at }) => `síðast notuð ${at}`,
      end: 'Skrá út',
      endOf: ({ at }) => `Skrá út innskráninguna frá ${at}`,
      ended: 'Innskráningunni er lokið.',
      everywhere: 'Skrá út alls staðar',
      everywhereText:
        'Allar innskráningar þínar falla niður, þessi líka, og tenglar þínir á forskoðun hætta að virka. Þú skráir þig aftur inn til að halda áfram.',
      notLoaded: 'Ekki tókst að sækja innskráningarnar',
      loading: 'Sæki innskráningarnar',
    },
  },
} satisfies Messages<typeof en>

export const profileMessages = defineMessages({ en, se, no, is })
