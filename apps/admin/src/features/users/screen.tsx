import { use, useState } from 'react'
import { useListLength } from '../../data/content/use-list-length'
import { userList, useUsers } from '../../data/people/use-people'
import { ListLimitContext } from '../../shared/content/list/listing'
import { GroupList } from './group-list'
import { UserList } from './user-list'

const ignore = () => undefined

/** Loads all users before the screen opens, as the specification requires; of more than a list loads at once, their number. */
function usePreload() {
  const limit = use(ListLimitContext)
  const [length, setLength] = useState<number>()
  // only until it is known: SWR reports a reload to one of the hooks with its key, which has to be that of the list
  const counted = useListLength(userList.type, userList.source, length === undefined, ignore)
  if (length === undefined && counted.length !== undefined) setLength(counted.length)
  const { loading } = useUsers(length !== undefined && length <= limit)
  return { loading: counted.error === undefined && (length === undefined || loading) }
}

export const users = { screen: <UserList />, usePreload }

export const groups = { screen: <GroupList /> }
