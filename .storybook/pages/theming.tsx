import { Button, ColourField, SegmentedControl, Slider, Stack } from '@kiosk-admin/ui'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { useState } from 'react'
import { Code } from '../docs/code'
import { Frame } from '../docs/frame'
import { updateGlobals, useGlobals } from '../docs/use-globals'
import '../docs/start.css'

const petrol = '#00657a'
const fonts = [
  { value: '', label: 'Overpass' },
  { value: 'system-ui, sans-serif', label: 'System' },
  { value: 'Georgia, serif', label: 'Serif' },
]
/** The font of this page, which no setting changes. */
const kitFont = () => getComputedStyle(document.documentElement).getPropertyValue('--k-font')

const densities = ['comfortable', 'compact']

/** Radii of the kit, of which each grows with the one of controls. */
const radii = (px: number) => ({
  '--k-radius-sm': `${Math.round(px * 0.8)}px`,
  '--k-radius': `${px}px`,
  '--k-radius-lg': `${Math.round(px * 1.6)}px`,
  '--k-radius-xl': `${px * 2}px`,
})

const cssOf = (variables: Readonly<Record<string, string>>) =>
  `:root {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}`

function Copy({ text }: { text: string }) {
  const [copied, setCopied] = useState('')
  return (
    <Stack direction="horizontal" gap={3} align="center">
      <Button variant="primary" onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}>
        Copy the CSS
      </Button>
      <span role="status">{copied === text ? 'Copied' : ''}</span>
    </Stack>
  )
}

/** Outside the page, which Storybook mounts anew whenever the toolbar changes. */
const choice = { radius: 5, font: '' }

function useChoice() {
  const [shown, setShown] = useState({ ...choice })
  const choose = (change: Partial<typeof choice>) => setShown({ ...Object.assign(choice, change) })
  return { ...shown, choose }
}

/** The knobs of the kit, a screen that follows them, and the style sheet to copy. */
export function Theming() {
  const { theme = 'light', density = 'comfortable', ...globals } = useGlobals()
  const brand = globals.brand || petrol
  const { radius, font, choose } = useChoice()
  const chosen = {
    '--k-brand': brand,
    ...(radius === 5 ? {} : radii(radius)),
    ...(font ? { '--k-font': font } : {}),
  }
  const css = cssOf(chosen)
  const html = `<html data-theme="${theme}" data-density="${density}">`
  return (
    <Unstyled>
      <div className="start-settings">
        <ColourField
          label="Brand"
          hint="--k-brand"
          value={brand}
          onValueChange={(colour) => updateGlobals({ brand: colour })}
        />
        <Slider
          label="Radius"
          hint="--k-radius"
          min={0}
          max={16}
          value={radius}
          onValueChange={(px) => choose({ radius: px })}
          format={(px) => `${px} px`}
        />
        <SegmentedControl
          label="Font"
          hint="--k-font"
          options={fonts}
          value={font}
          onValueChange={(value) => choose({ font: value })}
        />
        <SegmentedControl
          label="Density"
          hint="data-density"
          options={densities}
          value={density}
          onValueChange={(value) => updateGlobals({ density: value })}
        />
      </div>
      <Frame
        story="examples-orders--screen"
        title="Orders in your theme"
        height={600}
        scale={0.8}
        variables={{ ...radii(radius), '--k-font': font || kitFont() }}
      />
      <div className="docs-live">
        <Code code={`/* after styles.css */\n${css}`} language="css" />
        <Code code={html} language="html" />
        <Copy text={css} />
      </div>
    </Unstyled>
  )
}
