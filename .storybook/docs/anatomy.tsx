import { useEffect, useState } from 'react'

export type Slot = { name: string; count: number; slots: Slot[] }

/** Slots below an element; the same ones beside each other count as one. */
export function slotsOf(element: Element): Slot[] {
  const found = [...element.children].flatMap((child): Slot[] => {
    const name = child.getAttribute('data-slot')
    const slots = slotsOf(child)
    return name ? [{ name, count: 1, slots }] : slots
  })
  const merged: Slot[] = []
  for (const slot of found) {
    const same = merged.find(({ name }) => name === slot.name)
    if (!same) merged.push(slot)
    else {
      same.count += slot.count
      for (const inner of slot.slots) if (!same.slots.some(({ name }) => name === inner.name)) same.slots.push(inner)
    }
  }
  return merged
}

function Slots({ slots }: { slots: readonly Slot[] }) {
  return (
    <ul>
      {slots.map(({ name, count, slots: inner }) => (
        <li key={name}>
          <code>{name}</code>
          {count > 1 && <small> × {count}</small>}
          {inner.length > 0 && <Slots slots={inner} />}
        </li>
      ))}
    </ul>
  )
}

/** The tree of `data-slot` in a rendered story, kept up to date while it loads. */
export function Anatomy({ of }: { of: Element | null }) {
  const [slots, setSlots] = useState<Slot[]>([])
  useEffect(() => {
    if (!of) return
    const update = () => setSlots(slotsOf(of))
    update()
    const observer = new MutationObserver(update)
    observer.observe(of, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [of])
  if (slots.length === 0) return null
  return (
    <>
      <h2>Anatomy</h2>
      <p>
        The elements of the example above by their <code>data-slot</code>, which is public: style them by it.
      </p>
      <div className="docs-anatomy">
        <Slots slots={slots} />
      </div>
    </>
  )
}
