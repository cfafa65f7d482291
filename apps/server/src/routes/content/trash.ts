import { listTrash } from '../../db/trash-list'
import type { Dependencies } from '../../dependencies'
import type { OwnHandlers } from '../dispatch/context'

export const trashRoutes = ({ db }: Dependencies): Pick<OwnHandlers, 'trash'> => ({
  trash: ({ mall, user, now }) => listTrash(db, { mallId: mall.id, permissions: user.permissions, now }),
})
