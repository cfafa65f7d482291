import { expect, it } from 'vitest'
import { createBodyMemory } from './body-memory'

const full = expect.objectContaining({ code: 'unavailable' })

it('one owner may hold half of the memory, and others share the rest', () => {
  const memory = createBodyMemory(100)
  const first = memory.ofOwner('first')
  first.hold(50)
  expect(() => first.hold(1)).toThrow(full)
  expect(() => memory.ofOwner('first').hold(1)).toThrow(full)
  memory.ofOwner('second').hold(25)
  memory.ofOwner('third').hold(12)
})

it('however many owners hold all they can, another one has some', () => {
  const memory = createBodyMemory(1_000_000)
  for (let count = 0; count < 50; count += 1) {
    const owner = memory.ofOwner(`owner ${count}`)
    expect(() => {
      for (;;) owner.hold(1000)
    }).toThrow(full)
  }
  memory.ofOwner('another').hold(1)
})

it('memory is free again after the request', () => {
  const memory = createBodyMemory(100)
  const first = memory.ofOwner('first')
  first.hold(30)
  first.hold(20)
  first.release()
  memory.ofOwner('second').hold(50)
})
