// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPendingInputs, FormFieldContext } from '../internal/form-field'
import { type UseRichTextProps, useRichText } from './use-rich-text'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const drawn = (initialProps: UseRichTextProps, inputs = createPendingInputs()) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FormFieldContext value={{ path: '', formErrors: [], inputs }}>{children}</FormFieldContext>
  )
  return renderHook((props: UseRichTextProps) => useRichText(props), { initialProps, wrapper })
}
const type = ({ result }: ReturnType<typeof drawn>, text: string) =>
  act(() => {
    result.current.editor?.commands.insertContent(text)
  })

test('reports changes once, 300 ms after the last', () => {
  const onValueChange = vi.fn()
  const editor = drawn({ defaultValue: '<p>a</p>', onValueChange })
  type(editor, 'b')
  act(() => vi.advanceTimersByTime(299))
  type(editor, 'c')
  act(() => vi.advanceTimersByTime(299))
  expect(onValueChange).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1))
  expect(onValueChange.mock.calls).toEqual([['<p>bca</p>']])
})

test('reports changes before a form is saved, and on unmount', () => {
  const onValueChange = vi.fn()
  const inputs = createPendingInputs()
  const editor = drawn({ onValueChange }, inputs)
  type(editor, 'a')
  act(() => {
    for (const flush of inputs.beforeSave) flush()
  })
  expect(onValueChange).toHaveBeenLastCalledWith('<p>a</p>')
  type(editor, 'b')
  editor.unmount()
  expect(onValueChange).toHaveBeenLastCalledWith('<p>ab</p>')
  expect(inputs.beforeSave.size).toBe(0)
})

test('reports an undone change as the original value', () => {
  const onValueChange = vi.fn()
  const given = '<p>a<br>b</p>plain'
  const editor = drawn({ defaultValue: given, onValueChange })
  type(editor, 'x')
  act(() => editor.result.current.flush())
  act(() => {
    editor.result.current.editor?.commands.undo()
  })
  act(() => editor.result.current.flush())
  expect(onValueChange).toHaveBeenLastCalledWith(given)
})

test('shows a new value, cleaned, without reporting it', () => {
  const onValueChange = vi.fn()
  const editor = drawn({ value: '<p>a</p>', onValueChange })
  editor.rerender({ value: '<p onclick="x()">b</p><script>c</script>', onValueChange })
  expect(editor.result.current.editor?.getHTML()).toBe('<p>b</p>')
  act(() => vi.advanceTimersByTime(1000))
  expect(onValueChange).not.toHaveBeenCalled()
})

test('reports a change to the text in which it was typed, even if another one is shown', () => {
  const [swedish, english] = [vi.fn(), vi.fn()]
  const editor = drawn({ documentKey: 'sv', value: '<p>a</p>', onValueChange: swedish })
  type(editor, 'x')
  editor.rerender({ documentKey: 'en', value: '<p>b</p>', onValueChange: english })
  expect(swedish.mock.calls).toEqual([['<p>xa</p>']])
  expect(english).not.toHaveBeenCalled()
  expect(editor.result.current.editor?.getHTML()).toBe('<p>b</p>')
  expect(editor.result.current.editor?.can().undo()).toBe(false)
  editor.rerender({ documentKey: 'sv', value: '<p>xa</p>', onValueChange: swedish })
  expect(editor.result.current.editor?.can().undo()).toBe(true)
})
