import { median, printTable, quantile } from '../figures.mjs'

const counts = { source: 1_000_000, rows: 100_000 }

export const source = {
  names: ['source', 'rows'],
  measure: new Function('name', `return measure(name, ${JSON.stringify(counts)}[name])`),
  report(results) {
    const called = { source: '1,000,000 rows of a server that answers in 30 ms', rows: '100,000 rows of its own' }
    const of = {
      mount: (run) => run.mount,
      frames: (run) => quantile(run.frames, 0.95),
      jumps: (run) => median(run.jumps),
      end: (run) => run.end,
      drawn: (run) => run.drawn,
      kept: (run) => run.kept,
    }
    console.log('DataTable of 8 columns; milliseconds, median (least–most) of the rounds.\n')
    printTable(
      ['', 'mount', 'frame p95, wheel', 'scrollbar to rows', 'Ctrl+End to row', 'elements of rows', 'rows in memory'],
      Object.entries(results).map(([name, runs]) => [
        called[name],
        ...Object.values(of).map((figure) => runs.map(figure)),
      ]),
    )
    const ratio = median(results.source.map(of.frames)) / median(results.rows.map(of.frames))
    console.log(`\nFrames of the server's rows to those of its own: ${ratio.toFixed(2)}`)
  },
}
