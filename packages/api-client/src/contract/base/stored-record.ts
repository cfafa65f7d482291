import { id, instant, integer, user } from './fields'
import * as z from './zod'

/** Fields that every stored record has. */
export const common = {
  id: id(),
  mallId: id(),
  version: integer(1, 2_147_483_647),
  createdAt: instant(),
  updatedAt: instant(),
  updatedBy: user,
}

export const storedRecord = z.object(common)
