import { Button, ColourField, SegmentedControl, Stack } from '@kiosk-admin/ui'
import { Unstyled } from '@storybook/addon-docs/blocks'
import { Code } from '../docs/code'
import { Frame } from '../docs/frame'
import { updateGlobals, useGlobals } from '../docs/use-globals'
import '../docs/start.css'

const petrol = '#00657a'
const brands = [
  { value: petrol, name: 'Petrol' },
  { value: '#b4123d', name: 'Red' },
  { value: '#1f7a3d', name: 'Green' },
  { value: '#5b2a86', name: 'Violet' },
  { value: '#c2410c', name: 'Orange' },
  { value: '#f2b705', name: 'Yellow' },
]

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
]
const directions = [
  { value: 'ltr', label: 'Left to right' },
  { value: 'rtl', label: 'Right to left' },
]

/** The toolbar's settings as fields: they hold for the whole Storybook. */
function Settings() {
  const { brand, theme = 'light', density = 'comfortable', direction = 'ltr' } = useGlobals()
  return (
    <div className="start-settings">
      <ColourField
        label="Brand"
        hint="One variable, --k-brand"
        value={brand || petrol}
        onValueChange={(colour) => updateGlobals({ brand: colour ?? '' })}
        swatches={brands}
      />
      <SegmentedControl
        label="Theme"
        options={themes}
        value={theme}
        onValueChange={(value) => updateGlobals({ theme: value })}
      />
      <SegmentedControl
        label="Density"
        options={densities}
        value={density}
        onValueChange={(value) => updateGlobals({ density: value })}
      />
      <SegmentedControl
        label="Direction"
        options={directions}
        value={direction}
        onValueChange={(value) => updateGlobals({ direction: value })}
      />
    </div>
  )
}

const install = 'npm install @kiosk-admin/ui react react-dom react-hook-form date-fns'

/** The first page: a whole screen, and one colour that changes it. */
export function Start() {
  return (
    <div className="docs-wide">
      <h1>Kiosk Admin UI</h1>
      <p className="start-lead">
        React parts for back-offices: tables of a hundred thousand rows, forms that keep drafts and settle conflicts,
        fields, charts and calendars. For keyboard, touch and screen readers, in any language and direction, light and
        dark. It needs no router, data library or Tailwind.
      </p>
      <Code code={install} language="bash" />
      <Unstyled>
        <Settings />
        <Frame story="examples-orders--screen" title="Orders, a screen of the kit" height={720} scale={0.8} />
        <Stack direction="horizontal" gap={2} className="start-links">
          <Button asChild variant="primary">
            <a href="?path=/docs/build-a-screen-in-ten-minutes--docs" target="_top">
              Build this screen in ten minutes
            </a>
          </Button>
          <Button asChild>
            <a href="?path=/docs/draw-a-mall-and-add-directions--docs" target="_top">
              Draw a mall and add directions
            </a>
          </Button>
          <Button asChild>
            <a href="?path=/docs/foundations-theming--docs" target="_top">
              Theme it
            </a>
          </Button>
          <Button asChild>
            <a href="?path=/docs/figures--docs" target="_top">
              Figures
            </a>
          </Button>
        </Stack>
      </Unstyled>
      <h2>What you get</h2>
      <div className="docs-columns">
        <div>
          <h3>Decided by use</h3>
          <p>
            Each part has a page: when to use it and when not, its anatomy, props, keys, and what is tested. The
            patterns show parts working together.
          </p>
        </div>
        <div>
          <h3>Three depths</h3>
          <p>
            Styled parts, hooks with prop getters, and plain functions. Each works without the one above:{' '}
            <code>@kiosk-admin/ui/headless</code> has no markup.
          </p>
        </div>
        <div>
          <h3>Tested as a whole</h3>
          <p>
            Every part is tested by role and name, with axe in both themes, from right to left, at 200 % zoom, by touch,
            with forced colours and reduced motion.
          </p>
        </div>
      </div>
    </div>
  )
}
