import { median, printTable, quantile } from '../figures.mjs'

const ROWS = 100_000

export const table = {
  names: ['kit', 'bare', 'tanstack', 'ag', 'mui', 'mantine'],
  measure: new Function('name', `return measure(name, ${ROWS})`),
  report(results) {
    const called = {
      kit: 'DataTable',
      bare: 'bare virtual list',
      tanstack: 'TanStack Table with Virtual',
      ag: 'AG Grid Community',
      mui: 'MUI X, 100 rows a page',
      mantine: 'mantine-datatable, 100 rows a page',
    }
    const frames = (runs) => runs.filter((run) => run.frames.length > 0).map((run) => quantile(run.frames, 0.95))
    console.log(`${ROWS.toLocaleString('en')} rows of 8 columns; milliseconds, median (least–most) of the rounds.\n`)
    printTable(
      [
        '',
        'mount',
        'frame p95 while scrolling',
        'sort',
        'longest task of it',
        'sort at once',
        'filter, 7 keys',
        'longest task of it',
      ],
      Object.entries(results).map(([name, runs]) => [
        called[name],
        runs.map(({ mount }) => mount),
        frames(runs),
        ...['sort', 'sortTask', 'sortAtOnce', 'filter', 'filterTask'].map((figure) => runs.map((run) => run[figure])),
      ]),
    )
    const figureOf = (figure) => (figure === 'frames' ? frames : (runs) => runs.map((run) => run[figure]))
    for (const [name, figures] of Object.entries(compared)) {
      const ratios = figures.map((figure) => {
        const of = (one) => median(figureOf(figure)(results[one]))
        return `${figure} ${(of('kit') / of(name)).toFixed(2)}`
      })
      console.log(`DataTable to ${called[name]}: ${ratios.join(', ')}`)
    }
  },
}

const compared = {
  bare: ['mount', 'frames', 'filter'],
  tanstack: ['mount', 'frames', 'sort', 'sortAtOnce', 'filter'],
  ag: ['mount', 'frames', 'sort', 'sortAtOnce', 'filter'],
  mui: ['mount'],
  mantine: ['mount'],
}
