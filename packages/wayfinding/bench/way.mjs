// What the graph of a large building and the ways in it cost: `npm run bench:way`.
import { setTimeout } from 'node:timers/promises'
import { printTable, quantile } from '../../../bench/figures.mjs'
import { createGraph, waysFrom } from '../src/exports/ways.ts'
import { building } from './building.mjs'

const builds = 9
const trees = 400
const profiles = ['fastest', 'stepFree']

/** Milliseconds, those of them that the processor worked, which other programs change less, and the result. */
function took(work) {
  const [from, cpu] = [performance.now(), process.threadCpuUsage()]
  const result = work()
  const { user, system } = process.threadCpuUsage(cpu)
  return { ms: performance.now() - from, busy: (user + system) / 1000, result }
}

/** Bytes of the heap and of typed arrays, which are freed after the collection. */
async function used() {
  for (let round = 0; round < 3; round++) {
    globalThis.gc()
    await setTimeout(100)
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

// the first round makes the code ready, in other memory than the graph's
createGraph(building)
const before = await used()
const graph = createGraph(building)
const megabytes = ((await used()) - before) / 1e6
const built = Array.from({ length: builds }, () => took(() => createGraph(building)))

const codes = building.floors.flatMap(({ areas }) => areas.map(({ areaId }) => areaId))
const found = []
const listed = []
const routes = []
let reached = 0
for (let round = -20; round < trees; round++) {
  const { id } = building.stations[Math.abs(round) % building.stations.length]
  const options = { profile: profiles[Math.abs(round) % 2], closed: new Set(round % 3 === 0 ? ['lift 0'] : []) }
  const ways = waysFrom(graph, id, options)
  // the first answer finds the tree
  const tree = took(() => ways.secondsTo({ kind: 'toilet' }))
  const list = took(() => codes.map((code) => ways.secondsTo({ code })))
  const route = took(() => ways.to({ code: codes[Math.abs(round * 37) % codes.length] }))
  // the first rounds make the code ready
  if (round < 0) continue
  found.push(tree)
  listed.push(list)
  routes.push(route)
  reached = list.result.filter((one) => one !== undefined).length
}

console.log(`${graph.nodes.floor.length} nodes, ${graph.edges.to.length} edges, ${graph.floors.length} floors`)
console.log(`graph: ${megabytes.toFixed(1)} MB; ${reached} of ${codes.length} units reached in the last round\n`)
const all = [
  ['graph', built],
  ['tree', found],
  [`seconds to ${codes.length} units`, listed],
  ['a way', routes],
]
const columns = ([name, times]) => [name, times.map(({ ms }) => ms), times.map(({ busy }) => busy)]
printTable(['ms', 'median (least–most)', 'of the processor'], all.map(columns))
const p99 = (times) => quantile(times, 0.99).toFixed(1)
console.log(`\ntree p99: ${p99(found.map(({ ms }) => ms))} ms, ${p99(found.map(({ busy }) => busy))} of the processor`)
