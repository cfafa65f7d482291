import { median, printTable } from '../figures.mjs'

const called = { kit: 'this kit', mantine: 'Mantine', mui: 'MUI', aria: 'React Aria, no styles' }

export const kits = {
  names: Object.keys(called),
  measure: new Function('name', 'return measure(name)'),
  report(results) {
    const of = {
      scripts: (run) => run.scripts,
      styles: (run) => run.styles,
      mount: (run) => run.mount,
      key: (run) => median(run.keys),
      open: (run) => run.open,
      elements: (run) => run.elements,
    }
    console.log('A form of 70 fields and 20 buttons, and a dialog: kB after gzip with React, milliseconds, elements.\n')
    printTable(
      ['', 'scripts', 'styles', 'mount', 'a key', 'dialog', 'elements'],
      Object.entries(results).map(([name, runs]) => [called[name], ...Object.values(of).map((one) => runs.map(one))]),
    )
  },
}
