import { useUsers } from '../../data/people/use-people'
import { GroupList } from './group-list'
import { UserList } from './user-list'

/** Nobody enters before all users are there, as the specification has it. */
export const users = { screen: <UserList />, usePreload: () => useUsers() }

export const groups = { screen: <GroupList /> }
