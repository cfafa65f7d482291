import { useUsers } from '../../data/people/use-people'
import { GroupList } from './group-list'
import { UserList } from './user-list'

/** Loads all users before the screen opens, as the specification requires. */
export const users = { screen: <UserList />, usePreload: () => useUsers() }

export const groups = { screen: <GroupList /> }
