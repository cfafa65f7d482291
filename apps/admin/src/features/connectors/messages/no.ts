import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  connectors: {
    title: 'Heiser og trapper',
    new: 'Ny heis eller trapp',
    edit: 'Rediger heis eller trapp',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'heis eller trapp', other: 'heiser og trapper' })}`,
    empty: {
      title: 'Ingen heiser eller trapper ennå',
      text: 'Det som fører besøkende fra etasje til etasje, listes her: heiser, rulletrapper, trapper.',
    },
    fields: {
      name: 'Navn',
      kind: 'Type',
      direction: 'Retning',
      stepFree: 'Trinnfri',
      width: 'Bredde',
      wait: 'Ventetid',
      hours: 'Åpent',
      stops: 'Etasjer',
    },
    hint: {
      stepFree: 'Kan brukes med rullestol eller barnevogn.',
      width: 'På det smaleste stedet. La feltet stå tomt hvis du ikke vet det.',
      wait: 'Til heisen kommer. La feltet stå tomt for den vanlige tiden.',
      stops: 'Hver etasje der besøkende går på eller av, og stedet på etasjekartet.',
    },
    stop: {
      add: 'Legg til en etasje',
      floor: 'Etasje',
      at: 'Sted på etasjekartet',
      remove: ({ floor }) => `Fjern: ${floor}`,
      noFloors: 'Legg først til etasjer under Parkering.',
    },
    reader: 'Du kan se heiser og trapper, men ikke endre dem.',
  },
} satisfies Messages<typeof en>
