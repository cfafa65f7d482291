import '@kiosk-admin/ui/styles.css'
import './preview.css'
import type { Decorator, Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
// Imported from its file, so that a story does not load the whole kit.
import { fourLanguages } from '../packages/ui/src/internal/languages.fixture'
// Pages load these on demand; stories need them at once.
import '../packages/ui/src/primitives/dropdown-menu/dropdown-menu-floating'
import '../packages/ui/src/primitives/tooltip/tooltip-floating'
import '../packages/ui/src/table/grid/phone-bar-tools'
import { KioskUiProvider } from '../packages/ui/src/theme/kiosk-ui-provider'
import { languageOf, setPage } from './page'

// A bound against hanging, not against slowness: a server starts in seconds, as a picture is drawn, on a busy machine.
configure({
  asyncUtilTimeout: 60_000,
  // descriptions, which controls have beside their texts
  defaultIgnore: 'script, style, [hidden]',
})

/** The Saturday of the mock-ups, so that pictures never grow old. */
const now = () => new Date('2026-11-21T14:45:00+01:00')

const inKioskUi: Decorator = (Story, { globals, parameters }) => {
  const language = languageOf(globals.language)
  const direction = globals.direction === 'rtl' ? 'rtl' : undefined
  setPage(globals)
  return (
    <KioskUiProvider
      locale={language.tag}
      languages={fourLanguages}
      labels={language.labels}
      timeZone="Europe/Stockholm"
      now={now}
      direction={direction}
    >
      <div data-story={parameters.bare ? 'bare' : ''} dir={direction}>
        <Story />
      </div>
    </KioskUiProvider>
  )
}

const preview: Preview = {
  // Storybook wraps events in React's `act`, which abandons a rendering that suspends. Nothing resumes it.
  beforeAll: async () => configure({ eventWrapper: (dispatch) => dispatch() }),
  decorators: [inKioskUi],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Start',
          'Build a screen in ten minutes',
          'Draw a mall and add directions',
          'Foundations',
          ['API conventions', 'Tokens', 'Theming'],
          'Patterns',
          ['List and form', 'Conflict', 'Empty', 'Read-only', 'Bulk with undo'],
          'Primitives',
          'Fields',
          'Forms',
          'Layout',
          'Table',
          '*',
          'Theme',
          'Kit',
          'Admin',
          'Kiosk',
          'Figures',
          'Reference',
        ],
      },
    },
    controls: { expanded: true },
    a11y: {
      test: 'error',
      // While an overlay is open, Radix hides the page behind it and traps focus. Hidden elements cannot be reached
      // although axe treats them as focusable, and focus guards are no tab stops.
      context: { exclude: ['[data-radix-focus-guard]', '[data-aria-hidden="true"]'] },
      // A story is a piece of a page: landmarks and the one h1 are the page's.
      config: {
        rules: ['region', 'landmark-one-main', 'page-has-heading-one'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  initialGlobals: { theme: 'light', language: 'en', density: 'comfortable', brand: '', direction: 'ltr' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'se', title: 'Svenska' },
          { value: 'no', title: 'Norsk' },
          { value: 'is', title: 'Íslenska' },
          { value: 'pseudo', title: '«Pšéüđö~»' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    direction: {
      description: 'Direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Petrol' },
          { value: '#b4123d', title: 'Red' },
          { value: '#f2b705', title: 'Yellow' },
        ],
      },
    },
  },
}

export default preview
