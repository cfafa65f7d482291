import { CartesianGrid, Legend, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { type Figures, HEIGHT, type Measured } from './figures'

const colours = ['#0f6a75', '#c94f1a', '#4f7fe8', '#a88f2a', '#6a0f50']
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

const rowsOf = ({ x, series }: Figures) =>
  x.map((place, index) => ({
    at: place.getTime(),
    ...Object.fromEntries(series.map(({ id, values }) => [id, values[index]])),
  }))

let rows: ReturnType<typeof rowsOf> | undefined

function Chart({ figures }: { figures: Figures }) {
  rows ??= rowsOf(figures)
  return (
    <ResponsiveContainer width="100%" height={HEIGHT}>
      <LineChart data={rows}>
        <CartesianGrid vertical={false} />
        <XAxis dataKey="at" type="number" domain={['dataMin', 'dataMax']} tickFormatter={(at) => day.format(at)} />
        <YAxis />
        <Tooltip isAnimationActive={false} labelFormatter={(at) => day.format(Number(at))} />
        <Legend />
        {figures.series.map(({ id, name }, index) => (
          // the figures that are drawn are the same: straight lines, no dots, no animation
          <Line
            key={id}
            dataKey={id}
            name={name}
            stroke={colours[index]}
            type="linear"
            dot={false}
            isAnimationActive={false}
          />
        ))}
      </LineChart>
    </ResponsiveContainer>
  )
}

export const measured: Measured = {
  Chart,
  plot: () => document.querySelector('.recharts-wrapper') as Element,
  lines: () => [...document.querySelectorAll('path.recharts-line-curve')].map((path) => path.getAttribute('d') ?? ''),
  tooltip: () =>
    document.querySelector('.recharts-tooltip-item')
      ? (document.querySelector('.recharts-default-tooltip')?.textContent ?? '')
      : '',
}
