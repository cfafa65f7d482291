import type { Seams } from '../seams'
import { listTrash } from '../store/trash'
import type { OwnHandlers } from './context'

export const trashRoutes = ({ db }: Seams): Pick<OwnHandlers, 'trash'> => ({
  trash: ({ mall, user, now }) => listTrash(db, { mallId: mall.id, permissions: user.permissions, now }),
})
