import { Description, PureArgsTable } from '@storybook/addon-docs/blocks'
import type { ComponentType } from 'react'
import type { StrictArgTypes } from 'storybook/internal/csf'

/** Reads the props of a component from what the build found in its types. */
type Extract = (component: ComponentType) => StrictArgTypes | null

/** Types of labels and records are longer than a table. */
const LONGEST = 120
const short = (type: string | undefined) => (type && type.length > LONGEST ? `${type.slice(0, LONGEST)} …` : type)

/** `@default 'small'` has quotes of its own, and Storybook adds a second pair. */
const plain = (value: string | undefined) => value?.replace(/^"(.*)"$/s, '$1')

function rowsOf(found: StrictArgTypes): StrictArgTypes {
  const rows = Object.entries(found).map(([name, row]) => {
    const summary = plain(row.table?.defaultValue?.summary)
    const type = { summary: name === 'labels' ? 'Partial<Labels>' : short(row.table?.type?.summary) }
    return [name, { ...row, table: { ...row.table, type, ...(summary && { defaultValue: { summary } }) } }] as const
  })
  return Object.fromEntries(rows)
}

function Table({ part, extract }: { part: ComponentType; extract: Extract }) {
  const found = extract(part)
  if (!found || Object.keys(found).length === 0) return <p>It has no props of its own.</p>
  return <PureArgsTable rows={rowsOf(found)} sort="requiredFirst" />
}

/** The props of each part, from its types. */
export function Props({ parts, extract }: { parts: readonly [string, ComponentType][]; extract?: Extract }) {
  if (!extract) return null
  return (
    <>
      <h2>Props</h2>
      <p>
        Each part also takes the attributes of its element, such as <code>className</code>, <code>style</code> and{' '}
        <code>ref</code>.
      </p>
      {parts.map(([name, part]) => (
        <section key={name}>
          {parts.length > 1 && (
            <>
              <h3>{name}</h3>
              <Description of={part} />
            </>
          )}
          <Table part={part} extract={extract} />
        </section>
      ))}
    </>
  )
}
