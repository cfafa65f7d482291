// What the graph of a large building and the ways in it cost: `npm run bench:way`.
import { printTable, quantile } from '../../../bench/figures.mjs'
import { createGraph, waysFrom } from '../src/index.ts'
import { building } from './building.mjs'

const builds = 9
const trees = 400
const profiles = ['fastest', 'stepFree']

function took(work) {
  const from = performance.now()
  const result = work()
  return [performance.now() - from, result]
}

/** Bytes of the heap and of typed arrays. */
function used() {
  for (let round = 0; round < 3; round++) globalThis.gc()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

// the first round makes the code ready, in other memory than the graph's
createGraph(building)
const before = used()
const [, graph] = took(() => createGraph(building))
const megabytes = (used() - before) / 1e6
const built = Array.from({ length: builds }, () => took(() => createGraph(building))[0])

const codes = building.floors.flatMap(({ areas }) => areas.map(({ areaId }) => areaId))
const treeTimes = []
const listTimes = []
const routeTimes = []
let reached = 0
for (let round = -20; round < trees; round++) {
  const { id } = building.stations[Math.abs(round) % building.stations.length]
  const options = { profile: profiles[Math.abs(round) % 2], closed: new Set(round % 3 === 0 ? ['lift 0'] : []) }
  // the first answer finds the tree
  const [tree, ways] = took(() => {
    const all = waysFrom(graph, id, options)
    all.secondsTo({ kind: 'toilet' })
    return all
  })
  const [list, seconds] = took(() => codes.map((code) => ways.secondsTo({ code })))
  const [route] = took(() => ways.to({ code: codes[Math.abs(round * 37) % codes.length] }))
  reached = seconds.filter((one) => one !== undefined).length
  if (round < 0) continue
  treeTimes.push(tree)
  listTimes.push(list)
  routeTimes.push(route)
}

console.log(`${graph.nodes.floor.length} nodes, ${graph.edges.to.length} edges, ${graph.floors.length} floors`)
console.log(`graph: ${megabytes.toFixed(1)} MB; ${reached} of ${codes.length} units reached in the last round\n`)
printTable(
  ['ms', 'median (least–most)'],
  [
    ['graph', built],
    ['tree', treeTimes],
    [`minutes to ${codes.length} units`, listTimes],
    ['a way', routeTimes],
  ],
)
console.log(`\ntree p99: ${quantile(treeTimes, 0.99).toFixed(1)} ms`)
