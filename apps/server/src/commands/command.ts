// npm run admin: maintenance commands for the server's machine. They work whether the server runs or not.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { calls, check } from '@kiosk-admin/api-client'
import * as z from '@kiosk-admin/api-client/zod'
import { commandAuthor, commandOrigin } from '../db/audit/authors'
import { setMediaQuota } from '../db/media/media-quota'
import { isMigrated } from '../db/migrate'
import { findPasswordProblem } from '../db/people/chosen-passwords'
import { type Change, createMall, createUser, everyRight, groupWith, resetPassword } from '../db/people/people'
import { inTransaction } from '../db/transaction'
import { newId } from '../identity'
import { askPassword } from '../platform/ask-password'
import { openDatabase } from '../platform/database/database'
import { createLog } from '../platform/log'
import { passwords } from '../platform/passwords'
import { StartError } from '../platform/start-error'
import type { Random } from '../random'
import { relayMessages } from '../relay/interprocess'
import { notifyProcesses } from '../relay/postgres-bus'
import { openRedisBus } from '../relay/redis-bus'
import { parseSettings, type Settings } from '../settings/settings'
import { sealAfterCommand, secretsOf, verifyHistory } from './audit'
import { backup, migrateDatabase, restore, verify } from './backup'
import { cleanStoredMedia } from './clean-media'
import { rotateKey } from './key'
import { upgradePostgres } from './upgrade'

const HELP = `npm run admin -- create-user NAME --email ADDRESS [--administrator] [--mall "NAME OF THE FIRST MALL"]
npm run admin -- reset-password NAME
npm run admin -- media-quota "NAME OF THE MALL" MEGABYTES|default
npm run admin -- clean-media
npm run admin -- migrate [--dry-run]
npm run admin -- rotate-key
npm run admin -- audit verify [--expect NUMBER:HASH]
npm run admin -- upgrade-postgres [--binaries FOLDER]
npm run admin -- verify FILE
npm run backup -- FILE
npm run restore -- FILE`

const random: Random = { bytes: (length) => new Uint8Array(randomBytes(length)) }
const log = createLog(process.stderr, () => new Date())

/** Validates the input with the contract's schema; throws the first error. */
function required<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
  const checked = check(schema, input, { languages: [] })
  if (checked.ok) return checked.value
  const [error] = checked.errors
  throw new StartError(`The ${error?.path} can’t be used: ${error?.message}.`)
}

const { username, email, password, mallName } = calls.setup.body.shape

async function newPassword(): Promise<string> {
  const given = await askPassword(process.stdin, process.stderr)
  return required(z.object({ password }), { password: given }).password
}

/** Checks the password policy and returns the hash. */
async function hashChosen(chosen: string, names: readonly string[]): Promise<string> {
  const reason = await findPasswordProblem(chosen, names)
  if (reason) throw new StartError(`The password can’t be used. ${reason}`)
  return passwords.hash(chosen)
}

/** Runs the work in a transaction of the configured database. */
async function change<T>(settings: Settings, work: (change: Change) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ ...settings, log, beside: true })
  try {
    if (!(await isMigrated(db))) {
      throw new StartError('This database is from an older version: start the server once to update it.')
    }
    const now = new Date()
    const stamp = { now, by: commandAuthor, origin: commandOrigin, secrets: await secretsOf(settings) }
    const result = await inTransaction(db, (tx) => work({ ...stamp, tx, random }))
    await sealAfterCommand(db, settings)
    return result
  } catch (cause) {
    if (cause instanceof StartError || !(cause instanceof Error)) throw cause
    throw new StartError(`The database failed (${cause.message}): nothing was changed, try again.`, { cause })
  } finally {
    await close()
  }
}

type Options = { email?: string | undefined; administrator?: boolean | undefined; mall?: string | undefined }

async function create(settings: Settings, name: string, options: Options): Promise<string> {
  const person = required(z.object({ username, email }), { username: name, email: options.email })
  const mall = options.mall === undefined ? undefined : required(z.object({ mall: mallName }), options).mall
  const chosen = await newPassword()
  return change(settings, async (change) => {
    const isMall = await change.tx.selectFrom('mall').select('id').limit(1).executeTakeFirst()
    if (!isMall && mall === undefined) {
      throw new StartError(
        'There’s no mall yet: name the first one with --mall, or use the link that the server prints when it starts.',
      )
    }
    if (isMall && mall !== undefined) {
      throw new StartError('There’s already a mall: leave out --mall. The user gets access to every mall.')
    }
    if (mall !== undefined) await createMall(change, mall, settings.app)
    const malls = await change.tx.selectFrom('mall').select('name').execute()
    const names = [person.username, person.email, ...malls.map((one) => one.name)]
    const passwordHash = await hashChosen(chosen, names)
    const groupId = options.administrator
      ? await groupWith(change, 'Administrators', everyRight)
      : await groupWith(change, 'No rights', [])
    const user = { ...person, id: newId(random, change.now), passwordHash, groupId }
    if (!(await createUser(change, user))) throw new StartError(`The username ${person.username} is already in use.`)
    return options.administrator
      ? `${person.username} can now sign in, with all rights.`
      : `${person.username} can now sign in, but has no rights until moved to another group.`
  })
}

async function reset(settings: Settings, name: string): Promise<string> {
  const chosen = await newPassword()
  const { redisUrl } = settings
  const permissionsChanged = (userId: string) => relayMessages('command', { kind: 'rightsChanged', userId })
  const user = await change(settings, async (change) => {
    const malls = await change.tx.selectFrom('mall').select('name').execute()
    const passwordHash = await hashChosen(chosen, [name, ...malls.map((one) => one.name)])
    const found = await resetPassword(change, name, passwordHash)
    if (!found) throw new StartError(`There’s no user named ${name}.`)
    // open sockets of the ended sessions close with the commit
    if (redisUrl === undefined) await notifyProcesses(change.tx, permissionsChanged(found.id))
    return found
  })
  if (redisUrl !== undefined)
    await publishOverRedis(redisUrl, permissionsChanged(user.id), `${user.name} has a new password`)
  return `${user.name} has a new password, and has been signed out everywhere.`
}

/** Sets the media quota of a mall, or resets it to MEDIA_QUOTA_MB. */
async function setQuota(settings: Settings, name: string, amount: string): Promise<string> {
  if (amount !== 'default' && !/^[1-9]\d{0,8}$/.test(amount)) throw new StartError(HELP)
  const megabytes = amount === 'default' ? null : Number(amount)
  await change(settings, async (change) => {
    const malls = await setMediaQuota(change, { name, bytes: megabytes && megabytes * 1_048_576 })
    if (malls === 0) throw new StartError(`There’s no mall named ${name}.`)
    if (malls > 1) throw new StartError(`${malls} malls are named ${name}: give them different names first.`)
  })
  const room = megabytes === null ? 'as much as MEDIA_QUOTA_MB says' : `${megabytes} MB`
  return `The files of ${name} may now take up ${room}.`
}

/** Publishes messages over Redis. The error of a failure starts with the change that is already done. */
async function publishOverRedis(url: string, messages: string[], done: string): Promise<void> {
  try {
    const bus = await openRedisBus({ url, log })
    await bus.publish(messages).finally(bus.close)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new StartError(
      `${done}, but other open sessions couldn’t be notified and won’t update until they reload. ${why}`,
      {
        cause,
      },
    )
  }
}

function argumentsOf(args: string[]) {
  const text = { type: 'string' } as const
  try {
    const flag = { type: 'boolean' } as const
    const options = {
      ...{ email: text, mall: text, binaries: text, expect: text },
      ...{ administrator: flag, 'dry-run': flag },
    } as const
    return parseArgs({ args, options, allowPositionals: true })
  } catch (cause) {
    throw new StartError(HELP, { cause })
  }
}

async function run(): Promise<string> {
  const { values, positionals } = argumentsOf(process.argv.slice(2))
  const [command, name, amount, ...others] = positionals
  const { 'dry-run': dryRun = false, binaries, expect, ...ofCreate } = values
  if (command === 'media-quota' && name !== undefined && amount !== undefined && others.length === 0) {
    return setQuota(parseSettings(process.env), name, amount)
  }
  if (expect !== undefined && command !== 'audit') throw new StartError(HELP)
  if (amount !== undefined || (dryRun && command !== 'migrate')) throw new StartError(HELP)
  if (binaries !== undefined && command !== 'upgrade-postgres') throw new StartError(HELP)
  if (Object.keys(ofCreate).length > 0 && command !== 'create-user') throw new StartError(HELP)
  const settings = () => parseSettings(process.env)
  if (command === 'migrate' && name === undefined) return migrateDatabase(settings(), log, dryRun)
  if (command === 'clean-media' && name === undefined) return cleanStoredMedia(settings(), log)
  if (command === 'upgrade-postgres' && name === undefined) return upgradePostgres(settings(), log, binaries)
  if (command === 'rotate-key' && name === undefined) return rotateKey(settings(), log)
  if (name === undefined) throw new StartError(HELP)
  if (command === 'audit' && name === 'verify') return verifyHistory(settings(), log, expect)
  if (command === 'create-user') return create(settings(), name, ofCreate)
  if (command === 'reset-password') return reset(settings(), name)
  if (command === 'backup') return backup(settings(), log, name)
  if (command === 'verify') return verify(settings(), log, name)
  if (command === 'restore') return restore(settings(), log, name)
  throw new StartError(HELP)
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  if (error instanceof StartError) console.error(error.message)
  else log.error('The command failed', { error })
  process.exitCode = 1
}
