import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
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
