import { Markdown, Unstyled } from '@storybook/addon-docs/blocks'
import type { Example, Guide } from '../../packages/ui/src/conformance/guide'

function List({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <Markdown>{of.map((text) => `- ${text}`).join('\n')}</Markdown>
    </div>
  )
}

/** When to use a part and when not. */
export function Uses({ guide: { use, avoid } }: { guide: Guide }) {
  return (
    <div className="docs-columns">
      <List title="When to use" of={use} />
      <List title="When not to use" of={avoid} />
    </div>
  )
}

function Shown({ title, example: { text, render: Render }, kind }: { title: string; example: Example; kind: string }) {
  return (
    <figure className="docs-example" data-kind={kind}>
      <Unstyled>
        <div className="docs-example-shown">
          <Render />
        </div>
      </Unstyled>
      <figcaption>
        <b>{title}</b> {text}
      </figcaption>
    </figure>
  )
}

/** A right and a wrong use, rendered. */
export function Examples({ guide }: { guide: Guide }) {
  return (
    <div className="docs-columns">
      <Shown title="Do" kind="do" example={guide.do} />
      <Shown title="Don’t" kind="dont" example={guide.dont} />
    </div>
  )
}

/** Keys as in `Shift Tab`; several of them, with commas. */
const keysOf = (text: string) =>
  text.split(', ').map((combination) => (
    <span key={combination} className="docs-keys">
      {combination.split(' ').map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  ))

export function Keyboard({ guide: { keyboard } }: { guide: Guide }) {
  return (
    <>
      <h2>Keyboard</h2>
      {keyboard.length === 0 ? (
        <p>It has no keys of its own.</p>
      ) : (
        <table className="docs-table">
          <thead>
            <tr>
              <th scope="col">Keys</th>
              <th scope="col">What they do</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(([keys, action]) => (
              <tr key={keys + action}>
                <td>{keysOf(keys)}</td>
                <td>{action}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
