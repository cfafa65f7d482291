// Lists the pictures of a story. Used by the test set-up, which takes and compares them, and by the check for orphaned
// pictures.

export type PictureView = {
  name: string
  theme: 'light' | 'dark'
  density?: 'compact'
  brand?: string
  viewport?: { width: number; height: number }
  /** On paper. */
  print?: boolean
  /** Enabled by a tag. */
  variant?: boolean
}

/** The viewport that every story starts with. */
export const frame = { width: 1200, height: 900 }

const red = '#b4123d'

/** Variants, enabled by tag. */
const byTag: Record<string, Omit<PictureView, 'name' | 'theme'>> = {
  compact: { density: 'compact' },
  'brand-red': { brand: red },
  'width-1024': { viewport: { width: 1024, height: 900 } },
  'width-390': { viewport: { width: 390, height: 844 } },
  print: { print: true },
  // as high as a display of the kiosk, whose lower half is in the viewport's height
  sheet: { viewport: { width: 1700, height: 1920 } },
}

const hasAllStates = (id: string) => id.endsWith('--all-states')

/** All pictures of a story: one named `All states` or tagged `picture`, and those its tags ask for. */
export function picturesOf({ id, tags = [] }: { id: string; tags?: string[] }): PictureView[] {
  const themes = ['light', 'dark'] as const
  const name = id.replace('--', '-') // as Vitest writes it
  const wanted = hasAllStates(id) || tags.includes('picture')
  const plain = wanted ? themes.map((theme) => ({ name: `${name}-${theme}`, theme })) : []
  const tagged = tags.flatMap((tag) => {
    const view = byTag[tag]
    return view ? themes.map((theme) => ({ name: `${name}-${tag}-${theme}`, theme, ...view, variant: true })) : []
  })
  return [...plain, ...tagged]
}

/** The pictures that `npm test` compares: `All states` of each part, without variants. */
export const mainPicturesOf = (story: { id: string; tags?: string[] }): PictureView[] =>
  picturesOf(story).filter(({ variant }) => !variant && hasAllStates(story.id))
