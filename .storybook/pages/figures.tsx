import { Markdown } from '@storybook/addon-docs/blocks'
import benchmarks from '../../docs/benchmarks.md?raw'
import manifest from '../../package.json'
import readme from '../../packages/ui/README.md?raw'
import budgets from '../../tools/sizes.json'

const files = `${manifest.homepage.replace('kiosk-admin.github.io', 'github.com/kiosk-admin')}/blob/main/docs/`

/** The sections of a document, each with its heading. */
const sectionsOf = (text: string) => text.split(/^(?=## )/m)

/** Links between documents lead to the repository. */
const linked = (text: string) => text.replace(/\]\((?!https?:)([^)]+)\)/g, `](${files}$1)`)

/** Sections of the measurements about the kit; others are about server, stations and admin. */
const ofKit = /^## .*(table|chart|slideshow player|kit|Mantine|MUI|react-aria|screen|desk)/i

/** Measured figures, from the documents that hold them. */
export function Measured() {
  const [introduction = '', ...sections] = sectionsOf(benchmarks)
  return (
    <>
      <Markdown>{linked(introduction.replace(/^# .*\n/, ''))}</Markdown>
      {sections
        .filter((section) => ofKit.test(section))
        .map((section) => (
          <Markdown key={section}>{linked(section)}</Markdown>
        ))}
    </>
  )
}

/** What each import weighs, from the README, and the limits that a build must not pass. */
export function Sizes() {
  const table = sectionsOf(readme).find((section) => section.startsWith('## Subpaths')) ?? ''
  const [rows = ''] = /^\|(?:.|\n)*?\n\n/m.exec(table) ?? []
  const limits = Object.entries(budgets).filter(([name]) => name.startsWith('packages/ui#'))
  return (
    <>
      <Markdown>{rows}</Markdown>
      <h3>Limits of single parts</h3>
      <p>In kilobytes after gzip, with what they import; a build that is larger fails.</p>
      <table className="docs-table">
        <tbody>
          {limits.map(([name, limit]) => (
            <tr key={name}>
              <th scope="row">{name.split('#')[1]}</th>
              <td>{limit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
