import { expect, it } from 'vitest'
import { fold } from '../../internal/fold'
import { type CommandGroup, commandsOf, findCommands, withRecent } from './commands'

const item = (id: string, title: string, more: { detail?: string; keywords?: string[] } = {}) => ({
  id,
  title,
  onSelect: () => {},
  ...more,
})

const groups: CommandGroup[] = [
  { id: 'go', title: 'Go to', items: [item('shops', 'Shops'), item('events', 'Events', { keywords: ['calendar'] })] },
  {
    id: 'do',
    title: 'Do',
    items: [
      item('ws', 'Open the workshop'),
      item('ns', 'New shop'),
      item('ärlig', 'Ærlig Kjøkken', { detail: 'Shop' }),
    ],
  },
]

const found = (search: string) =>
  findCommands(groups, search, fold).map(({ id, items }) => `${id}: ${items.map((one) => one.id).join(' ')}`)

it('matches every word, ranks prefixes first, and keeps the order of groups', () => {
  expect(found('')).toEqual(['go: shops events', 'do: ws ns ärlig'])
  expect(found('SHOP')).toEqual(['go: shops', 'do: ns ws ärlig'])
  expect(found('shop new')).toEqual(['do: ns'])
  expect(found('calen')).toEqual(['go: events'])
  expect(found('kjokken')).toEqual(['do: ärlig'])
  expect(found('nothing')).toEqual([])
})

it('excludes groups of the empty palette from searches', () => {
  const last: CommandGroup = { id: 'last', title: 'Last', items: [item('s', 'Shop')], whileEmpty: true }
  expect(findCommands([last], ' ', fold)).toEqual([last])
  expect(findCommands([last], 'shop', fold)).toEqual([])
})

it('stores five recent commands, newest first, and drops unknown ones', () => {
  let ids: string[] = []
  for (const id of ['a', 'b', 'c', 'b', 'd', 'e', 'f']) ids = withRecent(ids, id)
  expect(ids).toEqual(['f', 'e', 'd', 'b', 'c'])
  expect(commandsOf(groups, ['ns', 'gone', 'shops']).map(({ id }) => id)).toEqual(['ns', 'shops'])
})
