import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  connectors: {
    title: 'Hissar och trappor',
    new: 'Ny hiss eller trappa',
    edit: 'Redigera hiss eller trappa',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'hiss eller trappa', other: 'hissar och trappor' })}`,
    empty: {
      title: 'Inga hissar eller trappor ännu',
      text: 'Det som leder besökare från plan till plan listas här: hissar, rulltrappor, trappor.',
    },
    fields: {
      name: 'Namn',
      kind: 'Typ',
      direction: 'Riktning',
      stepFree: 'Trappfri',
      width: 'Bredd',
      wait: 'Väntetid',
      hours: 'Öppet',
      stops: 'Plan',
    },
    hint: {
      stepFree: 'Går att använda med rullstol eller barnvagn.',
      width: 'På det smalaste stället. Lämna tomt om du inte vet.',
      wait: 'Tills hissen kommer. Lämna tomt för den vanliga tiden.',
      stops: 'Varje plan där besökare går på eller av, och platsen på plankartan.',
    },
    stop: {
      add: 'Lägg till ett plan',
      floor: 'Plan',
      at: 'Plats på plankartan',
      remove: ({ floor }) => `Ta bort: ${floor}`,
      noFloors: 'Lägg först till plan under Parkering.',
    },
    reader: 'Du kan se hissar och trappor men inte ändra dem.',
  },
} satisfies Messages<typeof en>
