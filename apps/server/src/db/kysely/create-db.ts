import { type Dialect, Kysely } from 'kysely'
import type { Db } from '../../dependencies'
import type { Database } from '../schema'
import { arrayParameters } from './array-parameters'

/** Query builder of the server's database. */
export const createDb = (dialect: Dialect): Db => new Kysely<Database>({ dialect, plugins: [arrayParameters] })
