import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  revert: {
    title: 'Gjenopprett det som er på kioskene?',
    action: 'Gjenopprett',
    draft: ({ name }) => `Utkastet blir igjen som på kioskene: ${name}`,
    trash: ({ name }) => `Oppføringen hentes fra papirkurven og blir som på kioskene: ${name}`,
    done: ({ name }) => `Igjen som på kioskene: ${name}`,
    conflict: ({ name }) => `Noen andre har nettopp endret oppføringen. Se på endringene, og prøv så igjen: ${name}`,
  },
} satisfies Messages<typeof en>
