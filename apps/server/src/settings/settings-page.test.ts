import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { secretSettings } from '../platform/services/secret-files'
import { type DescribedSetting, describedSettings, settingGroups } from './described-settings'

function valuesOf(setting: DescribedSetting): string {
  if (setting.kind === 'toggle') return '`on`, `off`'
  if (setting.kind === 'text') return setting.values
  return `1 to ${setting.most.toLocaleString('en-GB')}${setting.off ? ', `off` for no limit' : ''}`
}

const standardOf = ({ kind, standard }: DescribedSetting) =>
  kind === 'text' || String(standard).includes(' ') ? String(standard) : `\`${standard}\``

const row = (name: string, setting: DescribedSetting) =>
  `| \`${name}\` | ${valuesOf(setting)} | ${standardOf(setting)} | ${setting.effect} |`

const tables = Object.entries(settingGroups).map(([title, settings]) =>
  [
    `## ${title}`,
    '',
    '| setting | values | default | effect |',
    '|---|---|---|---|',
    ...Object.entries(settings).map(([name, setting]) => row(name, setting)),
  ].join('\n'),
)

const page = `# Settings

All settings are environment variables, read once at the start. Empty ones count as unset. If a value is invalid, the server refuses to start and says what to set.
This page is written from \`apps/server/src/settings/described-settings.ts\`: \`npx vitest run --project server settings-page --update\`.

${tables.join('\n\n')}

## Secrets in files

Instead of these settings, \`NAME_FILE\` names a file with the value, such as a secret of a container or a credential of systemd:

${secretSettings.map((name) => `- \`${name}_FILE\``).join('\n')}
`

test('docs/settings.md has all settings as they are described', async () => {
  await expect(page).toMatchFileSnapshot('../../../../docs/settings.md')
})

test('each described setting is read', () => {
  const source = readFileSync(new URL('settings.ts', import.meta.url), 'utf8')
  const read = [...source.matchAll(/read\.\w+\(\s*'([A-Z][A-Z\d_]+)'/g)].map(([, name]) => name)
  expect(new Set(read)).toEqual(new Set(Object.keys(describedSettings)))
})
