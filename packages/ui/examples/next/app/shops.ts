import { z } from 'zod'

export const shopSchema = z.object({
  name: z.string().trim().min(1, 'Skriv butikens namn.').max(40, 'Högst 40 tecken.'),
  floor: z.enum(['Plan 1', 'Plan 2']),
})

export type ShopFields = z.output<typeof shopSchema>
export type Shop = ShopFields & { id: string }

/** Stands for a database. */
export const shops: Shop[] = [
  { id: '1', name: 'Ärlig Mat', floor: 'Plan 1' },
  { id: '2', name: 'Ask & Alm', floor: 'Plan 2' },
  { id: '3', name: 'Zebra', floor: 'Plan 1' },
]
