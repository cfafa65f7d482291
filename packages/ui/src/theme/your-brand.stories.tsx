import type { Meta, StoryObj } from '@storybook/react-vite'
import { useSyncExternalStore } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '../primitives/button/button'
import { type BrandTokens, brandTokens } from './brand'
import { BrandBoard } from './brand-board.fixture'
import { contrastOf } from './colour'

const page = document.documentElement
const petrol = '#00657a'

const pairs: { name: string; least: number; of: (tokens: BrandTokens, ground: string) => [string, string] }[] = [
  { name: 'Text on the accent', least: 4.5, of: ({ accent, accentFg }) => [accentFg, accent] },
  { name: 'Text in the accent', least: 4.5, of: ({ accentText }, ground) => [accentText, ground] },
  { name: 'Ring of the focus', least: 3, of: ({ focus }, ground) => [focus, ground] },
  { name: 'Line in the accent', least: 3, of: ({ accentLine }, ground) => [accentLine, ground] },
]

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(page, { attributeFilter: ['style', 'data-theme'] })
  return () => observer.disconnect()
}
const brandOfPage = () => page.style.getPropertyValue('--k-brand').trim() || petrol
const themeOfPage = () => (page.dataset.theme === 'dark' ? 'dark' : 'light')

function Ratios({ brand }: { brand: string }) {
  const theme = useSyncExternalStore(subscribe, themeOfPage)
  const tokens = brandTokens(brand, theme)
  const ground = theme === 'dark' ? '#14191c' : '#ffffff'
  return (
    <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 24px', margin: 0 }}>
      {pairs.map(({ name, least, of }) => {
        const [text, behind] = of(tokens, ground)
        return (
          <div key={name} style={{ display: 'flex', gap: 8 }}>
            <dt style={{ color: 'var(--k-fg-muted)' }}>{name}</dt>
            <dd style={{ margin: 0, fontVariantNumeric: 'tabular-nums' }}>
              {contrastOf(text, behind).toFixed(1)} (needs {least})
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

const offered = [petrol, '#b4123d', '#f2b705', '#5b2a86', '#00e5ff', '#ffffff', '#000000']

function YourBrand() {
  const brand = useSyncExternalStore(subscribe, brandOfPage)
  const set = (colour: string) => page.style.setProperty('--k-brand', colour)
  return (
    <BrandBoard>
      <div style={{ display: 'grid', gap: 12 }}>
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
          <label style={{ display: 'flex', alignItems: 'center', gap: 8 }}>
            Your brand
            <input
              type="color"
              value={brand}
              onChange={({ target }) => set(target.value)}
              style={{ width: 48, height: 32 }}
            />
          </label>
          {offered.map((colour) => (
            <Button
              key={colour}
              size="small"
              aria-pressed={colour === brand}
              onClick={() => set(colour)}
              icon={
                <span
                  style={{ width: 12, height: 12, background: colour, outline: '1px solid var(--k-line-control)' }}
                />
              }
            >
              {colour}
            </Button>
          ))}
        </div>
        <Ratios brand={brand} />
      </div>
    </BrandBoard>
  )
}

const Sample = ({ tokens }: { tokens: Pick<BrandTokens, 'accent' | 'accentFg'> }) => (
  <span style={{ padding: '8px 16px', background: tokens.accent, color: tokens.accentFg }}>Publish</span>
)

const meta = {
  title: 'Theme/Your brand',
  component: YourBrand,
  parameters: {
    guide: {
      use: ['Try a brand colour on many parts at once.'],
      avoid: ['Design tokens one by one: see Foundations/Tokens.'],
      keyboard: [
        ['Tab', 'Through colours and parts.'],
        ['Enter, Space', 'Select a colour.'],
      ],
      do: {
        text: 'The tokens that are made of the brand: the text on them can be read.',
        render: () => <Sample tokens={brandTokens('#f2b705', 'light')} />,
      },
      dont: {
        text: 'The colour of the brand itself behind white text.',
        render: () => <Sample tokens={{ accent: '#f2b705', accentFg: '#ffffff' }} />,
      },
    },
    bare: true,
    picture: { of: '[data-story]' },
    docs: {
      description: {
        component:
          'One variable, `--k-brand` on `<html>`, re-themes everything. Pick any colour, also a bad one: its hue passes through, while its lightness and chroma are held where text, lines and the focus ring keep their contrast (WCAG 2.2 AA), in light and dark. `brandTokens(hex, theme)` of `@kiosk-admin/ui/headless` gives the same colours where no style sheet reaches.',
      },
    },
  },
} satisfies Meta<typeof YourBrand>

export default meta
type Story = StoryObj<typeof meta>

/** The board in the default colour; also pictured compact and with a red brand. */
export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your brand')).toHaveValue(petrol)
  },
}

/** A colour of the page as rendered. */
function shown(token: string): string {
  const context = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = `var(${token})`
  const colour = getComputedStyle(probe).color
  probe.remove()
  if (!context) throw new Error('No canvas to read a colour from')
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const variables: Record<keyof BrandTokens, string> = {
  accent: '--k-accent',
  accentHover: '--k-accent-hover',
  accentFg: '--k-accent-fg',
  accentText: '--k-accent-text',
  accentSoft: '--k-accent-soft',
  accentLine: '--k-accent-line',
  focus: '--k-focus',
}

const distance = (one: string, other: string) =>
  Math.max(
    ...[1, 3, 5].map((at) =>
      Math.abs(Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)),
    ),
  )

/** A picked colour applies to all parts at once, and the page's colours equal those of the model. */
export const Picked: Story = {
  play: async ({ canvas }) => {
    const primary = canvas.getByRole('button', { name: 'New shop' })
    const before = getComputedStyle(primary).backgroundColor
    fireEvent.input(canvas.getByLabelText('Your brand'), { target: { value: '#5b2a86' } })
    await expect(getComputedStyle(primary).backgroundColor).not.toBe(before)
    const chosen = canvas.getByRole('button', { name: '#5b2a86' })
    await waitFor(() => expect(chosen).toHaveAttribute('aria-pressed', 'true'))
    for (const theme of ['light', 'dark'] as const) {
      page.dataset.theme = theme
      for (const colour of [...offered, '#39ff14', '#ff00ff', '#808080', '#3b2f2f']) {
        page.style.setProperty('--k-brand', colour)
        const computed = brandTokens(colour, theme)
        for (const [name, variable] of Object.entries(variables)) {
          const [expected, seen] = [computed[name as keyof BrandTokens], shown(variable)]
          await expect(
            distance(expected, seen),
            `${variable} of ${colour}, ${theme}: ${seen}, not ${expected}`,
          ).toBeLessThan(3)
        }
      }
    }
    page.dataset.theme = 'light'
    await userEvent.click(canvas.getByRole('button', { name: '#f2b705' }))
    await waitFor(() => expect(canvas.getByLabelText('Your brand')).toHaveValue('#f2b705'))
  },
}

/** Light brands are difficult: text on them stays readable. */
export const Yellow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '#f2b705' }))
    for (const [token, least] of [
      ['--k-accent', 4.5],
      ['--k-accent-hover', 4.5],
    ] as const) {
      await expect(contrastOf(shown('--k-accent-fg'), shown(token))).toBeGreaterThanOrEqual(least)
    }
    for (const ground of ['--k-surface', '--k-canvas', '--k-raised', '--k-accent-soft']) {
      await expect(contrastOf(shown('--k-accent-text'), shown(ground))).toBeGreaterThanOrEqual(4.5)
      await expect(contrastOf(shown('--k-focus'), shown(ground))).toBeGreaterThanOrEqual(3)
    }
  },
}
