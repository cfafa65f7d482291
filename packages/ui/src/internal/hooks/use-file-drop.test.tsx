// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useFileDrop } from './use-file-drop'

afterEach(cleanup)

const file = new File(['x'], 'logo.png')
const files = () => ({ types: ['Files'], files: [file], dropEffect: 'copy' })

function Target(props: Parameters<typeof useFileDrop>[0]) {
  const { dragging, dropProps } = useFileDrop(props)
  return <div data-testid="target" data-dragging={dragging} {...dropProps} />
}

/** Returns whether the event was left to the browser. */
const left = (kind: 'dragOver' | 'drop', dataTransfer: object) =>
  fireEvent[kind](screen.getByTestId('target'), { dataTransfer })

test('accepts dropped files only', () => {
  const onFiles = vi.fn()
  render(<Target locked={false} onFiles={onFiles} />)
  expect(left('dragOver', { types: ['text/plain'], files: [] })).toBe(true)
  expect(left('dragOver', files())).toBe(false)
  expect(screen.getByTestId('target').dataset.dragging).toBe('true')
  expect(left('drop', files())).toBe(false)
  expect(screen.getByTestId('target').dataset.dragging).toBe('false')
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([file])
})

test('rejects files while locked and prevents the browser’s navigation', () => {
  const onFiles = vi.fn()
  render(<Target locked onFiles={onFiles} />)
  const held = files()
  expect(left('dragOver', held)).toBe(false)
  expect(held.dropEffect).toBe('none')
  expect(screen.getByTestId('target').dataset.dragging).toBe('false')
  expect(left('drop', held)).toBe(false)
  expect(onFiles).not.toHaveBeenCalled()
})
