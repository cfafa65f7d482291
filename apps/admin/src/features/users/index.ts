import { UserRound, UsersRound } from 'lucide-react'
import type { Feature } from '../../shared/feature/feature'

export const users = {
  name: 'users',
  title: { en: 'Users List', se: 'Användarlista', no: 'Brukerliste', is: 'Notendalisti' },
  path: '/user/user',
  also: ['/user/user/:id'],
  area: 'User',
  records: [
    {
      resource: 'User',
      noun: { en: 'User', se: 'Användare', no: 'Bruker', is: 'Notandi' },
      create: { en: 'New user', se: 'Ny användare', no: 'Ny bruker', is: 'Nýr notandi' },
      dialog: 'userNew',
    },
  ],
  icon: UserRound,
  load: async () => ({ feature: (await import('./screen')).users }),
} as const satisfies Feature

export const userGroups = {
  name: 'userGroups',
  title: { en: 'Users Groups', se: 'Användargrupper', no: 'Brukergrupper', is: 'Notendahópar' },
  path: '/user/usergroup',
  area: 'UserGroup',
  records: [
    {
      resource: 'UserGroup',
      noun: { en: 'User group', se: 'Användargrupp', no: 'Brukergruppe', is: 'Notendahópur' },
      create: { en: 'New user group', se: 'Ny användargrupp', no: 'Ny brukergruppe', is: 'Nýr notendahópur' },
      dialog: 'userGroupNew',
    },
  ],
  icon: UsersRound,
  load: async () => ({ feature: (await import('./screen')).groups }),
} as const satisfies Feature
