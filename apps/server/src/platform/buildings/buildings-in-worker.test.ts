import { fileURLToPath } from 'node:url'
import { createGraph } from '@kiosk-admin/wayfinding/ways'
import { expect, test } from 'vitest'
import { findReach, type ReachQuestion } from '../../rules/reach'
import { buildingsInWorker } from './buildings-in-worker'

const hook = fileURLToPath(new URL('../../../../../tools/typescript.mjs', import.meta.url))
const { findReach: find, makeGraph } = buildingsInWorker(['--import', hook])

const at = (x: number, y: number) => ({ x, y })
const map = {
  ordinal: 0,
  spoken: {},
  control: [],
  scale: { from: at(0, 0), to: at(1, 0), metres: 100 },
  walkways: [
    { id: 'hall', shape: 'area', points: [at(0, 0.4), at(1, 0.4), at(1, 0.5), at(0, 0.5)], stepFree: true },
  ] as const,
  obstacles: [],
  amenities: [],
}
const picture = { width: 100, height: 100 }
const question: ReachQuestion = {
  building: {
    floors: [{ id: 'street', name: {}, picture, areas: [], map }],
    connectors: [],
    stations: [{ id: 'kiosk', floorId: 'street', position: at(0.5, 0.45) }],
  },
  closed: [],
  codes: ['A1'],
}

test('a thread answers as the function does', async () => {
  const [first, second] = await Promise.all([find(question), find({ ...question, codes: [] })])
  expect(first).toEqual(findReach(question))
  expect(first.unreachable).toMatchObject([{ code: 'A1', reason: 'notDrawn' }])
  expect(second.unreachable).toEqual([])
})

test('a thread makes the graph of a building', async () => {
  expect(await makeGraph(question.building)).toEqual(createGraph(question.building))
})

test('a building that breaks the thread is refused, and the next one answered', async () => {
  const broken: ReachQuestion = JSON.parse('{ "building": null }')
  await expect(find(broken)).rejects.toThrow()
  expect(await find(question)).toEqual(findReach(question))
})
