import { labels as en } from '@kiosk-admin/ui/labels/en'
import { labels as is } from '@kiosk-admin/ui/labels/is'
import { labels as no } from '@kiosk-admin/ui/labels/no'
import { labels as se } from '@kiosk-admin/ui/labels/se'
// Imported from its file, so that a story does not load the whole kit.
import { pseudoLabels } from '../packages/ui/src/conformance/pseudo/pseudo'

const languages = {
  en: { tag: 'en-GB', labels: en },
  se: { tag: 'sv', labels: se },
  no: { tag: 'nb', labels: no },
  is: { tag: 'is', labels: is },
  pseudo: { tag: 'en-GB', labels: pseudoLabels(en) },
}

/** Tag and labels of a language of the toolbar. */
export const languageOf = (code: unknown) => languages[code as keyof typeof languages] ?? languages.en

/** Applies language, theme, density and brand of the toolbar to the page. */
export function setPage(globals: { language?: unknown; theme?: string; density?: string; brand?: string }) {
  const page = document.documentElement
  page.lang = languageOf(globals.language).tag
  page.dataset.theme = globals.theme
  page.dataset.density = globals.density
  if (globals.brand) page.style.setProperty('--k-brand', globals.brand)
  else page.style.removeProperty('--k-brand')
}
