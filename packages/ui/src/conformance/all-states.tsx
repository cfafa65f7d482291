// Runs checks over the `AllStates` stories of all parts.

import { composeStories } from '@storybook/react-vite'
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { waitFor } from 'storybook/test'
import { atRest } from './at-rest'
import { loadDeferredCode } from './deferred'
import type { Wrap } from './draw'
import { type Third, third } from './thirds'

type Stories = Parameters<typeof composeStories>[0]

declare global {
  interface ImportMeta {
    /** Vite's glob import: lazy module loaders, or with options their selected exports. */
    glob: <Found = () => Promise<unknown>>(
      pattern: string,
      options?: { query: string; import: string; eager: true },
    ) => Record<string, Found>
  }
}

const files = import.meta.glob(
  '../{fields,floor-plan,forms,hours,kiosk-frame,layout,notifications,permissions,primitives,publish,rich-text,schedule,slideshow,table,tree}/**/*.stories.tsx',
)

/** Waits for fonts, pictures, videos and a stable layout: some parts render content one step later. */
async function settled(home: Element) {
  await waitFor(() => {
    const pictures = [...home.querySelectorAll('img')]
    // Images outside the viewport may never load.
    if (pictures.some(({ complete, loading }) => !complete && loading !== 'lazy')) throw new Error('not loaded yet')
    // A player that waits for a slide shows a spinner.
    if (home.querySelector('[data-loading=pending]')) throw new Error('a slide is loading')
  })
  await document.fonts.ready
  await atRest(home)
}

/** Renders a part's `AllStates` story, remounted each time. */
export type DrawStates = (wrap?: Wrap) => Promise<HTMLElement>

/** Runs `faultsOf` over every third of the `AllStates` stories, which have more text and neighbours than the recipes. */
export async function inAllStates(faultsOf: (draw: DrawStates) => Promise<string[]>, which: Third): Promise<string[]> {
  const faults: string[] = []
  await loadDeferredCode()
  for (const [file, load] of third(Object.entries(files), which)) {
    const { AllStates } = composeStories((await load()) as Stories) as Record<string, ComponentType>
    if (!AllStates) continue
    const home = document.body.appendChild(document.createElement('div'))
    let drawing = createRoot(home)
    const draw: DrawStates = async (wrap = (drawn) => drawn) => {
      drawing.unmount()
      drawing = createRoot(home)
      // synchronous, because frames can pass on a busy machine before React has rendered updates from effects
      flushSync(() => drawing.render(wrap(createElement(AllStates))))
      await waitFor(() => {
        if (!home.querySelector('[data-story]')) throw new Error('not drawn yet')
      })
      await settled(home)
      return home
    }
    try {
      faults.push(...(await faultsOf(draw)).map((fault) => `${file}: ${fault}`))
    } finally {
      drawing.unmount()
      home.remove()
    }
  }
  return faults
}
