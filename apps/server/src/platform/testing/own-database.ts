import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Creates an empty database on a running PostgreSQL. */
export async function createOwnDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `kiosk_test_${randomUUID().replaceAll('-', '')}`
  const execute = async (statement: string) => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await execute(`create database ${name} encoding 'UTF8' template template0`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => execute(`drop database ${name} with (force)`) }
}
