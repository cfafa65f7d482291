import { Badge } from '@kiosk-admin/ui'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import css from '../../packages/ui/src/theme/tokens.css?raw'
import '../docs/tokens.css'
import { useGlobals } from '../docs/use-globals'
import { pairs, passes, ratioOf } from './contrast'
import { sectionsOf, type Token } from './tokens-source'

const sections = sectionsOf(css)

/** The tokens whose names begin with one of the words. */
const tokensNamed = (...starts: string[]) =>
  sections.flatMap(({ tokens }) => tokens).filter(({ name }) => starts.some((start) => name.startsWith(`--k-${start}`)))

/** Computed values of variables in an element, and again when the toolbar changes. */
function useValues(tokens: readonly Token[]) {
  const globals = useGlobals()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toolbar changes what the page computes
  useEffect(() => {
    const computed = getComputedStyle(document.documentElement)
    setValues(Object.fromEntries(tokens.map(({ name }) => [name, computed.getPropertyValue(name).trim()])))
  }, [tokens, globals])
  return values
}

const isColour = (title: string) =>
  ['Brand', 'Surfaces', 'Lines', 'Text', 'Sign', 'Pending', 'Status', 'Data'].includes(title)

/** Each colour in light and dark, whatever the page has. */
export function Colours() {
  return (
    <Unstyled>
      {sections
        .filter(({ title }) => isColour(title))
        .map(({ title, tokens }) => (
          <section key={title}>
            <h3 className="token-title">{title}</h3>
            <div className="token-swatches">
              {tokens.map(({ name, note }) => (
                <div key={name} className="token-swatch">
                  <div className="token-pair">
                    {['light', 'dark'].map((theme) => (
                      <div key={theme} data-theme={theme}>
                        <div className="token-colour" style={{ background: `var(${name})` }} />
                      </div>
                    ))}
                  </div>
                  <code>{name}</code>
                  {note && <small>{note}</small>}
                </div>
              ))}
            </div>
          </section>
        ))}
    </Unstyled>
  )
}

function Ratios({ theme }: { theme: 'light' | 'dark' }) {
  const { brand } = useGlobals()
  const [home, setHome] = useState<HTMLElement | null>(null)
  return (
    <div ref={setHome} data-theme={theme} className="token-ratios" data-brand={brand}>
      <h3 className="token-title">{theme === 'light' ? 'Light' : 'Dark'}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Colour</th>
            <th scope="col">on</th>
            <th scope="col">Ratio</th>
            <th scope="col">Passes</th>
          </tr>
        </thead>
        <tbody>
          {home &&
            pairs.flatMap(({ colour, on, needs }) =>
              on.map((ground) => {
                const ratio = ratioOf(colour, ground, home)
                const result = passes(ratio, needs)
                return (
                  <tr key={colour + ground}>
                    <th scope="row">
                      <span
                        className="token-sample"
                        style={{ background: `var(--k-${ground})`, color: `var(--k-${colour})` }}
                      >
                        Aa
                      </span>
                      {colour}
                    </th>
                    <td>{ground}</td>
                    <td>{ratio.toFixed(1)}</td>
                    <td>
                      <Badge
                        tone={result === 'fails' ? 'danger' : 'success'}
                        mark={result === 'fails' ? 'dash' : 'dot'}
                      >
                        {result}
                      </Badge>
                    </td>
                  </tr>
                )
              }),
            )}
        </tbody>
      </table>
    </div>
  )
}

/** Contrast as this browser draws it, also with the brand of the toolbar. */
export function Contrast() {
  const { brand } = useGlobals()
  return (
    <Unstyled>
      <div className="token-themes">
        <Ratios key={`light ${brand}`} theme="light" />
        <Ratios key={`dark ${brand}`} theme="dark" />
      </div>
    </Unstyled>
  )
}

const texts = tokensNamed('text-')
const weights = tokensNamed('weight-')
const radii = tokensNamed('radius')
const shadows = tokensNamed('shadow-', 'ring')
const motion = tokensNamed('dur-', 'ease-')
const measures = tokensNamed(
  'space',
  'gutter',
  'control',
  'row',
  'cell-y',
  'nav-row',
  'header',
  'sidebar',
  'content-max',
)

export function Type() {
  const values = useValues(texts)
  return (
    <Unstyled>
      <dl className="token-list">
        {texts.map(({ name }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small>{values[name]}</small>
            </dt>
            <dd style={{ fontSize: `var(${name})`, lineHeight: `var(${name.replace('text', 'leading')})` }}>
              Öppet till 21:00
            </dd>
          </div>
        ))}
        {weights.map(({ name }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd style={{ fontSize: 'var(--k-text-lg)', fontWeight: `var(${name})` }}>Öppet till 21:00</dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  )
}

/** Lengths as bars, which follow density and width. */
export function Measures() {
  const values = useValues(measures)
  return (
    <Unstyled>
      <dl className="token-list">
        {measures.map(({ name, note }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small>{[values[name], note].filter(Boolean).join(' · ')}</small>
            </dt>
            <dd>
              <div className="token-bar" style={{ inlineSize: `min(100%, var(${name}))` }} />
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  )
}

export function Shapes() {
  const values = useValues(radii)
  return (
    <Unstyled>
      <div className="token-swatches">
        {radii.map(({ name, note }) => (
          <div key={name} className="token-swatch">
            <div className="token-shape" style={{ borderRadius: `var(${name})` }} />
            <code>{name}</code>
            <small>{[values[name], note].filter(Boolean).join(' · ')}</small>
          </div>
        ))}
        {shadows.map(({ name }) => (
          <div key={name} className="token-swatch">
            <div className="token-shape" style={{ boxShadow: `var(${name})`, border: 0 }} />
            <code>{name}</code>
          </div>
        ))}
      </div>
    </Unstyled>
  )
}

/** Durations and curves; hover or focus a bar to see it. */
export function Motion() {
  const values = useValues(motion)
  return (
    <Unstyled>
      <dl className="token-list">
        {motion.map(({ name, note }) => (
          <div key={name}>
            <dt>
              <code>{name}</code> <small>{[values[name], note].filter(Boolean).join(' · ')}</small>
            </dt>
            <dd>
              <div
                className="token-motion"
                style={
                  name.includes('dur')
                    ? { transitionDuration: `var(${name})` }
                    : { transitionDuration: '1s', transitionTimingFunction: `var(${name})` }
                }
              />
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  )
}
