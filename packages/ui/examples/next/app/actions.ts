'use server'

import { refresh } from 'next/cache'
import { cookies } from 'next/headers'
import { type ShopFields, shopSchema, shops } from './shops'

/** Adds a shop; what the form checks in the browser is checked here, too. */
export async function addShop(fields: ShopFields) {
  const { data, error } = shopSchema.safeParse(fields)
  if (error) return { issues: error.issues.map(({ path, message }) => ({ path: path.join('.'), message })) }
  if (shops.some(({ name }) => name === data.name))
    return { issues: [{ path: 'name', message: 'Butiken finns redan.' }] }
  shops.push({ ...data, id: crypto.randomUUID() })
  refresh()
  return { saved: data }
}

export async function changeTheme() {
  const store = await cookies()
  store.set('theme', store.get('theme')?.value === 'dark' ? 'light' : 'dark')
}
