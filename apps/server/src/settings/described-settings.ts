// All settings: values, defaults and effects. docs/settings.md is written from this file.

type Text = { kind: 'text'; values: string; standard: string; effect: string }
type Toggle = { kind: 'toggle'; standard: string; effect: string }
type Whole = { kind: 'whole'; standard: number; most: number; off: boolean; effect: string }
export type DescribedSetting = Text | Toggle | Whole

const text = (values: string, standard: string, effect: string): Text => ({ kind: 'text', values, standard, effect })
const toggle = (standard: string, effect: string): Toggle => ({ kind: 'toggle', standard, effect })
const whole = (standard: number, most: number, effect: string): Whole => ({
  kind: 'whole',
  ...{ standard, most, effect },
  off: false,
})
const wholeOrOff = (standard: number, most: number, effect: string): Whole => ({
  ...whole(standard, most, effect),
  off: true,
})

const maxPerMinute = 1_000_000
const maxMegabytes = 100_000_000

const server = {
  PORT: whole(8080, 65_535, 'The port.'),
  HOST: text('an address', '`127.0.0.1`', 'The address to listen on; `0.0.0.0` for all.'),
  DATA_DIR: text(
    'a folder',
    '`data`',
    'Folder of the database and the media; [`npm run backup`](operating.md#back-up) backs it up.',
  ),
  PUBLIC_URL: text(
    '`https://…`, without a path',
    '`http://localhost:{PORT}`',
    'The URL of the server for people and stations. Directions pages for visitors’ phones are below it. Kiosks show a QR code for them unless this is a loopback address; saved directions work offline only over https.',
  ),
  HSTS_SUBDOMAINS: toggle(
    'off',
    '`on` tells browsers that all subdomains of the https `PUBLIC_URL` use https only, too.',
  ),
  TRUST_PROXY: toggle(
    'off',
    '`on` takes a caller’s address from `X-Forwarded-For`; only behind a proxy that sets it. Behind a proxy with `off`, all callers share one address.',
  ),
  SOCKET_URL: text(
    '`wss://…`',
    '`/socket` of `PUBLIC_URL`',
    'URL of the socket if a proxy has it at another address; the Content-Security-Policy allows it.',
  ),
  KEEP_ALIVE_SECONDS: whole(
    75,
    3600,
    'How long an idle connection stays open; longer than the [balancer’s idle time](operating.md#several-servers).',
  ),
}

const demo = {
  DEMO: toggle(
    '`on` if only this machine can reach the server, else `off`',
    'Loads the demo into an empty database. “Only this machine”: `HOST` and `PUBLIC_URL` are loopback, and there is neither `DATABASE_URL` nor `TRUST_PROXY`. With `off`, the server refuses to start if the database contains the demo; with an empty database it prints a [set-up link](operating.md#start-without-the-demo).',
  ),
  DEMO_STATIONS: toggle(
    '`on` with the demo',
    'Simulates the demo’s stations over the real socket. A kiosk that connects with a station’s key replaces its simulation. `on` without the demo is refused.',
  ),
}

const database = {
  DATABASE_URL: text(
    '`postgresql://…`',
    'none: the server runs its own PostgreSQL 18',
    'Any PostgreSQL from 15 on; [first choice for production](operating.md#the-database). Several servers may share one, and then share `DATA_DIR/media` too.',
  ),
  POSTGRES_BINARIES: text(
    '`system`, or a folder like `/usr/lib/postgresql/18/bin`',
    'none: the embedded ones',
    'Programs of the server’s own PostgreSQL, version 18 or newer: `system` for the newest of Debian’s or PostgreSQL’s packages ([more](operating.md#the-database)).',
  ),
  DATABASE_CONNECT_SECONDS: whole(5, 60, 'Timeout of a new connection to the database; after it calls answer 503.'),
  DATABASE_STATEMENT_SECONDS: whole(
    30,
    3600,
    'Timeout of one statement of a call. Migrations, back-ups and restores have no limit.',
  ),
  REDIS_URL: text(
    '`redis://user:password@host:6379/0`, or `rediss://` for TLS',
    'none: messages use the database',
    'Redis 6 or newer for messages between servers; installations that share a Redis use databases of their own.',
  ),
}

const files = {
  MEDIA_QUOTA_MB: wholeOrOff(
    10_240,
    maxMegabytes,
    'Storage limit of one mall’s files, the trash included, in MB of 1,048,576 bytes. `npm run admin -- media-quota` sets another limit for one mall.',
  ),
  DISK_FREE_MB: wholeOrOff(1_024, maxMegabytes, 'Space that uploads leave free on the disk of `DATA_DIR`.'),
  S3_URL: text(
    '`https://KEY:SECRET@s3.eu-north-1.amazonaws.com/bucket?region=eu-north-1`',
    'none: media are in `DATA_DIR/media`',
    'Any S3-compatible bucket. A folder may follow the bucket; letters of the secret such as `/` and `+` are percent-encoded. Files are stored under their hashes; unfinished uploads are in `DATA_DIR/uploads`.',
  ),
}

const limits = {
  READS_PER_MINUTE: wholeOrOff(
    2_400,
    maxPerMinute,
    'Calls that only read, per user and minute. The limit of a station is a quarter. The limit of an address is twice as high for anonymous callers, and five times as high for all signed-in users together ([more](decisions/0009-limits-and-outages.md)). Further calls are answered 429 with `Retry-After`. Several servers on one `DATABASE_URL` count together.',
  ),
  WRITES_PER_MINUTE: wholeOrOff(1_200, maxPerMinute, 'All other calls, in the same way.'),
}

const backups = {
  BACKUP_EVERY: text(
    'hours or days, `24h`, `7d`, up to `31d`',
    'none: no back-up is scheduled',
    'The interval of [scheduled back-ups](operating.md#back-up).',
  ),
  BACKUP_KEEP: whole(14, 1000, 'The number of them to keep.'),
  BACKUP_DIR: text(
    'a folder',
    '`backups` in `DATA_DIR`',
    'Folder of scheduled back-ups; use a separate one for each installation, best on another disk.',
  ),
  BACKUP_PASSPHRASE: text(
    'at least 16 letters',
    'none: back-ups are not encrypted',
    'Encrypts back-ups, and decrypts them for `restore` and `verify`.',
  ),
}

const services = {
  SMS_GATEWAY_URL: text(
    '`https://…`',
    'none: no text messages are sent',
    'URL to which text messages are posted as JSON `{ fromId, smsId, password, to, text }`; the first three are settings of the mall. Any 2xx counts as sent; the timeout is 10 seconds.',
  ),
  SMTP_URL: text(
    '`smtp://user:password@mail.example.com:587`, or `smtps://…` for implicit TLS',
    'none: no e-mail is sent',
    'The mail server. With it the sign-in page offers password resets by e-mail; their links begin with `PUBLIC_URL`.',
  ),
  SMTP_REQUIRE_TLS: toggle(
    'off',
    '`on` sends no e-mail without TLS; with `off` it is used if the mail server offers it.',
  ),
  SMTP_FROM: text(
    '`kiosk@example.com`, or `Kiosk Admin <kiosk@example.com>`',
    '`Kiosk Admin <no-reply@{host of PUBLIC_URL}>`',
    'Sender of these e-mails.',
  ),
  TTS_URL: text(
    '`http://localhost:5500/api/tts?voice=espeak:{language}&text={text}`',
    'none: stations read aloud with their own voices only',
    'A text-to-speech service that answers GET with a sound; `{language}` is `en-GB`, `sv`, `nb` or `is`. Used for languages the station has no voice for; the station caches the audio. The station’s page in the back-office says which languages it reads aloud.',
  ),
  TTS_LANGUAGES: text('some of `en,se,no,is`', '`en,se,no,is`', 'The languages of that service.'),
  TILE_URL: text(
    '`https://…/{z}/{x}/{y}.png`',
    'none: maps show a grid of degrees',
    'Map tiles; the Content-Security-Policy allows them.',
  ),
  GEOCODER_URL: text('`https://…`', 'none', 'Address search of maps; the Content-Security-Policy allows it.'),
  GOOGLE_MAPS_KEY: text(
    'a key',
    'none',
    'With it, maps come from Google instead of `TILE_URL`, and the Content-Security-Policy allows Google.',
  ),
  MAP_ID: text('an id', '`PROCON_MAP_ID`', 'The id of Google’s map.'),
  MAP_CENTRE: text('latitude,longitude', '`59.3293,18.0686`', 'Where empty maps open.'),
}

const security = {
  SECRET_KEY: text(
    'at least 32 letters',
    'in `SECRET_KEY_FILE`',
    'The key that [encrypts passwords of other services at rest](decisions/0010-secrets-and-back-ups.md). Several servers on one database need the same one.',
  ),
  SECRET_KEY_FILE: text(
    'a file',
    '`secret.key` in `DATA_DIR`, created at the first start, readable by its owner only',
    'A file with that key.',
  ),
  SECRET_KEY_PREVIOUS: text(
    'the former key',
    'none',
    'Needed while [`SECRET_KEY` is changed](operating.md#rotate-the-encryption-key).',
  ),
  SESSION_IDLE_HOURS: whole(12, 168, 'Hours without a call after which a session ends.'),
  SESSION_DAYS: whole(7, 30, 'Days after which a session ends in any case.'),
  SITES_PUBLIC: toggle('on', '`off` hides the list of malls before sign-in.'),
  METRICS_TOKEN: text(
    'at least 16 letters',
    'none: `/metrics` answers this machine only',
    'Allows requests with it as `Authorization: Bearer …`.',
  ),
  SECURITY_CONTACT: text(
    'an e-mail address or an address with `https:`, `mailto:` or `tel:`; several with commas',
    'none: `/.well-known/security.txt` answers 404',
    'Where to report vulnerabilities of this installation. The file expires 180 days after it was requested, and is never out of date while the server runs.',
  ),
  SECURITY_POLICY_URL: text('`https://…`', 'none', 'A further line of that file: your policy for reports.'),
  SECURITY_LANGUAGES: text('language tags, `sv,en`', '`en`', 'Another one: the languages that you read.'),
}

const retention = {
  STATISTICS_KEEP_MONTHS: whole(
    13,
    120,
    'Number of past months for which single clicks are kept. Hourly totals are kept forever.',
  ),
  AUDIT_KEEP_MONTHS: wholeOrOff(24, 120, 'Number of months for which the history is kept; `off` keeps it forever.'),
}

/** All settings of the server, by subject. */
export const settingGroups = {
  'The server': server,
  'The demo': demo,
  'The database': database,
  Files: files,
  'Rate limits': limits,
  'Back-ups': backups,
  'Other services': services,
  'Sign-in and security': security,
  'How long data are kept': retention,
} satisfies Record<string, Record<string, DescribedSetting>>

const described = {
  ...server,
  ...demo,
  ...database,
  ...files,
  ...limits,
  ...backups,
  ...services,
  ...security,
  ...retention,
}

export type SettingName = keyof typeof described
type NameOf<K extends DescribedSetting['kind']> = {
  [N in SettingName]: (typeof described)[N]['kind'] extends K ? N : never
}[SettingName]
export type TextName = NameOf<'text'>
export type ToggleName = NameOf<'toggle'>
export type WholeName = NameOf<'whole'>

export const describedSettings: Readonly<
  Record<TextName, Text> & Record<ToggleName, Toggle> & Record<WholeName, Whole>
> = described
