import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseSettings } from '../../apps/server/src/settings/settings'
import { root } from './imports'

const deploy = join(root, 'deploy')
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8')

type Service = {
  image: string
  read_only?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  privileged?: boolean
  security_opt?: string[]
  networks: string[]
  ports?: string[]
  healthcheck?: object
  environment?: Record<string, string>
  env_file?: string[]
  secrets?: string[]
  depends_on?: Record<string, { condition: string }>
}
type Compose = {
  services: Record<string, Service>
  networks: Record<string, { internal?: boolean }>
  secrets: Record<string, { file: string }>
}

const compose: Compose = parse(read('deploy/compose.yaml'), { merge: true })
const services = Object.entries(compose.services)
const containerfile = DockerfileParser.parse(read('deploy/Containerfile'))
const instructions = containerfile.getInstructions()
const valuesOf = (keyword: string) =>
  instructions.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent() ?? '')

const rows =
  read('docs/settings.md')
    .match(/^(?:\||-) `[A-Z].*?`/gm)
    ?.join('') ?? ''
const settings = new Set([...rows.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name]) => name))

describe('the image', () => {
  test('passes the linter', () => {
    const problems = validate(read('deploy/Containerfile'))
    expect(problems.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('starts from nothing, as a numbered account other than root, and tells whether it is healthy', () => {
    expect(valuesOf('FROM').at(-1)).toBe('scratch')
    expect(valuesOf('USER').at(-1)).toMatch(/^[1-9]\d+:[1-9]\d+$/)
    expect(valuesOf('HEALTHCHECK').at(-1)).toContain('/health')
    expect(valuesOf('VOLUME')).toEqual(['/data /backups'])
  })

  test('sets only settings of the server, beside those of programs', () => {
    const names = containerfile.getENVs().flatMap((one) => one.getProperties().map((property) => property.getName()))
    expect(names).toContain('DATA_DIR')
    expect(names.filter((name) => !settings.has(name))).toEqual(['PATH', 'NODE_ENV'])
  })

  test('has the clients of the database that it is used with', () => {
    const [, clients] = /postgresql-client-(\d+)/.exec(read('deploy/Containerfile')) ?? []
    expect(compose.services.database?.image.replace(/@sha256:.*/, '')).toBe(`docker.io/library/postgres:${clients}`)
  })
})

describe('compose.yaml', () => {
  test('passes the linter and its schema', () => {
    // the order of keys is that of this project; the image of the server is published, or built here
    const rules = {
      'no-build-and-image': 0,
      'require-quotes-in-ports': 0,
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'top-level-properties-order': 0,
    } as const
    const linter = new DCLinter({ rules, quiet: true, debug: false, exclude: [] })
    const results = linter.lintFiles([join(deploy, 'compose.yaml')], false)
    expect(results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))).toEqual([])
    expect(results).toHaveLength(1)
  })

  test.each(services)('%s has a sandbox, and no more than it needs', (name, service) => {
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      networks: name === 'server' ? ['outside', 'inside'] : ['inside'],
    })
    expect([service.cap_add, service.privileged]).toEqual([undefined, undefined])
    // the image of the server has its own
    if (name !== 'server') expect(service.healthcheck).toBeDefined()
    expect((service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
    expect(service.image).toMatch(/:[^/]+$/)
    // a secret in an environment is shown by the engine
    const environment = Object.entries(service.environment ?? {})
    expect(
      environment.filter(([key]) => /(PASSWORD|SECRET_KEY|TOKEN|(DATABASE|REDIS|S3|SMTP)_URL)$/.test(key)),
    ).toEqual([])
  })

  test('only the server reaches the internet, and starts after what it needs is healthy', () => {
    expect(compose.networks.inside).toEqual({ internal: true })
    const needed = services.filter(([name]) => name !== 'server').map(([name]) => name)
    expect(compose.services.server?.depends_on).toEqual(
      Object.fromEntries(needed.map((name) => [name, { condition: 'service_healthy' }])),
    )
  })

  test('sets only settings of the server', () => {
    const names = Object.keys(compose.services.server?.environment ?? {})
    expect(names.filter((name) => !settings.has(name))).toEqual([])
    expect(names).toContain('S3_URL_FILE')
  })
})

describe('secrets.sh', () => {
  let folder: string
  const run = () => spawnSync('sh', [join(folder, 'secrets.sh')], { encoding: 'utf8' })
  const secrets = () => Object.fromEntries(readdirSync(join(folder, 'secrets')).map((name) => [name, secret(name)]))
  const secret = (name: string) => readFileSync(join(folder, 'secrets', name), 'utf8')
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'secrets-'))
    cpSync(join(deploy, 'secrets.sh'), join(folder, 'secrets.sh'))
    const { status, stderr } = run()
    if (status !== 0) throw new Error(stderr)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('makes each file that compose.yaml names, in a folder of its owner', () => {
    const named = [
      ...Object.values(compose.secrets).map(({ file }) => file),
      ...services.flatMap(([, { env_file = [] }]) => env_file),
    ]
    expect(Object.keys(secrets()).map((name) => `secrets/${name}`)).toEqual([...named].sort())
    expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700)
    // of those that the engine reads, not the containers
    expect(statSync(join(folder, 'secrets/garage.env')).mode & 0o777).toBe(0o600)
    const used = services.flatMap(([, service]) => service.secrets ?? [])
    expect([...new Set(used)].sort()).toEqual(Object.keys(compose.secrets).sort())
  })

  test('makes addresses that the server accepts, with the passwords of the others', () => {
    const files = Object.entries(compose.services.server?.environment ?? {})
      .filter(([name]) => name.endsWith('_FILE'))
      .map(([name, path]) => [name, path.replace('/run/secrets', join(folder, 'secrets'))])
    const { databaseUrl = '', redisUrl = '', s3 } = parseSettings(Object.fromEntries(files))
    const all = secrets()
    expect(new URL(databaseUrl)).toMatchObject({ password: all['database-password'], host: 'database:5432' })
    expect(all['redis.conf']).toBe(`requirepass ${new URL(redisUrl).password}\n`)
    expect(s3).toMatchObject({ address: 'http://s3:3900/media', region: 'garage' })
    expect(all['garage.env']).toContain(
      `ACCESS_KEY=${s3?.accessKeyId}\nGARAGE_DEFAULT_SECRET_KEY=${s3?.secretAccessKey}\n`,
    )
    expect(read('deploy/garage.toml')).toContain('s3_region = "garage"')
  })

  test('replaces nothing', () => {
    const before = secrets()
    const { status, stderr } = run()
    expect([status, stderr]).toEqual([1, expect.stringContaining('nothing was changed')])
    expect(secrets()).toEqual(before)
  })

  test('git ignores what it makes', () => {
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(['deploy/.env', 'deploy/secrets']))
  })
})
