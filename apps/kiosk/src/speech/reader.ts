// What is new on the page, as lines to say.

import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { currentScope, isControl, itemsIn } from '../keypad/items'
import { describe, describeRegion, nameOf, regionOf, stateOf, textOf } from './describe'
import type { Line } from './speaker'
import type { SpeechMessages } from './speech-messages/en'
import type { Voice } from './voice'

export type News = {
  /** The new page, or what has the focus: instead of what is being said. */
  instead: Line[]
  /** What else has changed: after it. */
  also: Line[]
}

const statuses = '[role="status"], [role="alert"]'

/** Compares the page with how it was when it was asked last. `tag` is that of the language shown, `has` tells whether there is a voice. */
export function createReader(t: SpeechMessages, tag: string, has: Voice['has']) {
  let title: { heading: Element; text: string } | undefined
  let focused: Element | null = null
  let state = ''
  let region: Element | undefined
  let said = new Map<Element, string>()
  let values = new Map<Element, string>()

  const line = (text: string): Line => ({ text, tag })
  function lineOf(element: Element, text: string): Line {
    const own = element.closest('[lang]')?.getAttribute('lang')
    return { text, tag: own && has(own) ? own : tag }
  }

  function titleOf(scope: Element) {
    if (scope !== document.body) return { heading: scope, text: computeAccessibleName(scope) }
    const headings = [...scope.querySelectorAll('h1:not([data-slot="slide"] *)')]
    return headings.map((heading) => ({ heading, text: textOf(heading) })).find(({ text }) => text !== '')
  }

  /** The title of the page or the window, and how many controls it has. */
  function page(): Line[] {
    const scope = currentScope()
    const isWindow = scope !== document.body
    const main = isWindow ? scope : (scope.querySelector('main') ?? scope)
    const count = itemsIn(main, { texts: false }).length
    const more = isWindow ? computeAccessibleDescription(scope) : t.items(count)
    return [line(titleOf(scope)?.text ?? ''), line(more)].filter(({ text }) => text !== '')
  }

  function focus(scope: Element): Line[] {
    const element = document.activeElement
    if (!element || element === document.body || !scope.contains(element)) return []
    const isNew = element !== focused
    const before = state
    focused = element
    state = stateOf(element, t)
    if (!isNew) return state === before ? [] : [lineOf(element, `${nameOf(element)}, ${state}`)]
    const own = regionOf(element)
    const entered = own !== region && own !== scope ? own : undefined
    region = own
    // the page is named after it
    if (element.matches('h1')) return []
    const about = entered && describeRegion(entered, t)
    return [...(about && about !== nameOf(element) ? [line(about)] : []), lineOf(element, describe(element, t))]
  }

  /** Texts that are new in a map of elements. */
  function changed(before: ReadonlyMap<Element, string>, after: ReadonlyMap<Element, string>): Line[] {
    return [...after].flatMap(([element, text]) =>
      text !== '' && before.get(element) !== text ? [lineOf(element, text)] : [],
    )
  }

  return {
    page,
    /** All texts and controls of the page. */
    whole: (): Line[] =>
      itemsIn(currentScope(), { texts: true })
        .filter((item) => !item.closest('footer'))
        .map((item) => lineOf(item, isControl(item) ? describe(item, t) : nameOf(item))),
    news(): News {
      const scope = currentScope()
      const before = { title, said, values }
      title = titleOf(scope)
      said = new Map([...scope.querySelectorAll(statuses)].map((one) => [one, textOf(one)]))
      values = new Map([...scope.querySelectorAll('input')].map((one) => [one, one.value]))
      // a page that loads has no title yet
      const isNewPage =
        title !== undefined && (title.heading !== before.title?.heading || title.text !== before.title.text)
      const others = new Map([...values].filter(([input]) => input !== document.activeElement))
      return {
        instead: [...(isNewPage ? page() : []), ...focus(scope)],
        also: [...(isNewPage ? [] : changed(before.values, others)), ...changed(before.said, said)],
      }
    },
  }
}
