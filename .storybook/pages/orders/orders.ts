import { z } from 'zod'

export const states = ['New', 'Packed', 'Sent', 'Returned'] as const

/** Any Standard Schema checks a form: zod, Valibot, ArkType. */
export const orderSchema = z.object({
  customer: z.string().trim().min(1, 'Enter the customer.'),
  city: z.string(),
  placedOn: z.iso.date('Enter a date.'),
  // an emptied number field has no value
  total: z
    .number()
    .nullable()
    .refine((total) => total !== null && total >= 0, 'Enter an amount.'),
  state: z.enum(states),
})

export type OrderFields = z.output<typeof orderSchema>
export type Order = OrderFields & { id: string; version: number }

const order = (id: string, customer: string, city: string, placedOn: string, total: number, state: Order['state']) => ({
  id,
  version: 1,
  customer,
  city,
  placedOn,
  total,
  state,
})

export const firstOrder: Order = order('1048', 'Astrid Lund', 'Bergen', '2026-11-21', 1240, 'New')

/** Stands for the records of your server. */
export const someOrders: readonly Order[] = [
  firstOrder,
  order('1047', 'Björn Ek', 'Malmö', '2026-11-21', 389, 'New'),
  order('1046', 'Chiara Rossi', 'Torino', '2026-11-20', 2150, 'Packed'),
  order('1045', 'Dagný Jónsdóttir', 'Akureyri', '2026-11-20', 640, 'Packed'),
  order('1044', 'Émile Renard', 'Lyon', '2026-11-19', 95, 'Sent'),
  order('1043', 'Farah Nasser', 'Göteborg', '2026-11-19', 1799, 'Sent'),
  order('1042', 'Gustav Holm', 'Aarhus', '2026-11-18', 520, 'Sent'),
  order('1041', 'Hanna Virtanen', 'Turku', '2026-11-17', 74, 'Returned'),
  order('1040', 'Ian Murray', 'Leith', '2026-11-17', 3310, 'Sent'),
  order('1039', 'Jana Nováková', 'Brno', '2026-11-16', 268, 'Sent'),
  order('1038', 'Kåre Moen', 'Tromsø', '2026-11-15', 1105, 'Returned'),
  order('1037', 'Lea Baumann', 'Bremen', '2026-11-14', 430, 'Sent'),
]
