// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { alwaysShown } from '../../schedule/schedule'
import { emptySlideshow, newLayer, newSlide } from '../slideshow'
import { type EditedSlideshow, withSlides } from './edits'
import { type UseSlideshowEditorProps, useSlideshowEditor } from './use-slideshow-editor'

const names = { slide: (number: number) => `Slide ${number}`, copy: (name: string) => `${name}, copy` }
const three: EditedSlideshow = withSlides({ ...emptySlideshow, ...alwaysShown }, [
  { ...newSlide('One', 0, 'a'), layers: [newLayer('text', { text: { en: '<p>Hi</p>' } }, 'hi')] },
  newSlide('Two', 1, 'b'),
  newSlide('Three', 2, 'c'),
])
const editor = (props: Partial<UseSlideshowEditorProps> = {}) =>
  renderHook((own: Partial<UseSlideshowEditorProps>) => useSlideshowEditor({ defaultValue: three, names, ...own }), {
    initialProps: props,
  })
type Editor = ReturnType<typeof editor>['result']
const ids = ({ current }: Editor) => current.slides.map(({ id }) => id)

describe('slides', () => {
  it('adds one after the active slide and activates it', () => {
    const { result } = editor()
    act(() => result.current.addSlide())
    expect(result.current.slides.map(({ name }) => name)).toEqual(['One', 'Slide 4', 'Two', 'Three'])
    expect(result.current.slide?.name).toBe('Slide 4')
    expect(result.current.action).toMatchObject({ kind: 'addedSlide', place: 2 })
  })

  it('deletes the selection, activates the next slide, and restores both', () => {
    const { result } = editor()
    act(() => result.current.selectSlide('b', 'range'))
    act(() => result.current.removeSlides())
    expect(ids(result)).toEqual(['c'])
    expect(result.current.slide?.id).toBe('c')
    act(() => result.current.undo())
    expect(ids(result)).toEqual(['a', 'b', 'c'])
    expect(result.current.selection.ids).toEqual(['a', 'b'])
    act(() => result.current.redo())
    expect(ids(result)).toEqual(['c'])
  })

  it('applies several changes before rendering', () => {
    const { result } = editor()
    act(() => {
      result.current.copySlides()
      result.current.copySlides()
      result.current.stepSlides('first')
    })
    expect(result.current.slides[0]?.name).toBe('One, copy, copy')
    act(() => {
      result.current.undo()
      result.current.undo()
      result.current.undo()
    })
    expect(ids(result)).toEqual(['a', 'b', 'c'])
    expect(result.current.canUndo).toBe(false)
  })
})

describe('layers', () => {
  it('merges typing in one text into one step', () => {
    const { result } = editor()
    act(() => result.current.selectLayer('hi'))
    for (const text of ['<p>Hi a</p>', '<p>Hi al</p>', '<p>Hi all</p>']) {
      act(() => result.current.setText('hi', 'en', text))
    }
    expect(result.current.layer?.text).toEqual({ en: '<p>Hi all</p>' })
    act(() => result.current.undo())
    expect(result.current.layer?.text).toEqual({ en: '<p>Hi</p>' })
  })

  it('records each selected colour as a step, and those of a colour picker as one', () => {
    const { result } = editor()
    for (const colour of ['#111111', '#222222']) act(() => result.current.setBackground({ colour }))
    for (const colour of ['#333333', '#444444']) act(() => result.current.setBackground({ colour }, 'colour'))
    const undone = () => {
      act(() => result.current.undo())
      return result.current.slideshow.background
    }
    expect([undone(), undone(), undone()]).toEqual([{ colour: '#222222' }, { colour: '#111111' }, three.background])
  })

  it('adds a picked file to its slide, and nothing if cancelled', async () => {
    const pickMedia = vi.fn().mockResolvedValueOnce({ id: 'hash' }).mockResolvedValueOnce(null)
    const { result } = editor({ pickMedia })
    await act(() => result.current.addMedia('image'))
    expect(result.current.layer).toMatchObject({ kind: 'image', mediaId: 'hash' })
    await act(() => result.current.addMedia('video'))
    expect(result.current.slide?.layers).toHaveLength(2)
  })

  it('assigns a late change of text to its layer', () => {
    const { result } = editor()
    act(() => result.current.selectLayer('hi'))
    act(() => result.current.addText())
    const late = result.current
    act(() => result.current.selectSlide('b'))
    act(() => late.setText('hi', 'en', '<p>Hi there</p>'))
    act(() => late.setText('hi', 'se', '<p>Hej</p>'))
    const [hi, added] = result.current.slides[0]?.layers ?? []
    expect(hi?.text).toEqual({ en: '<p>Hi there</p>', se: '<p>Hej</p>' })
    expect(added?.text).toEqual({})
    expect(result.current.slide?.id).toBe('b')
  })

  it('adds a file to the slide that was active when the picker opened', async () => {
    const { promise, resolve } = Promise.withResolvers<{ id: string }>()
    const { result } = editor({ pickMedia: () => promise })
    let adding: Promise<void> | undefined
    act(() => {
      adding = result.current.addMedia('image')
    })
    act(() => result.current.selectSlide('c'))
    resolve({ id: 'hash' })
    await act(() => adding)
    expect(result.current.slides.map(({ layers }) => layers.length)).toEqual([2, 0, 0])
    expect(result.current.slide?.id).toBe('c')
    expect(result.current.layer).toBeUndefined()
  })

  it('adds no file if its slide was removed or the editor locked meanwhile', async () => {
    const files = [Promise.withResolvers<{ id: string }>(), Promise.withResolvers<{ id: string }>()] as const
    const pickMedia = vi.fn().mockReturnValueOnce(files[0].promise).mockReturnValueOnce(files[1].promise)
    const onValueChange = vi.fn()
    const { result, rerender } = editor({ pickMedia, onValueChange })
    const adding: Promise<void>[] = []
    act(() => {
      adding.push(result.current.addMedia('image'))
      result.current.removeSlides()
    })
    files[0].resolve({ id: 'hash' })
    await act(() => adding[0])
    expect(onValueChange).toHaveBeenCalledTimes(1)
    act(() => {
      adding.push(result.current.addMedia('image'))
    })
    rerender({ pickMedia, onValueChange, locked: true })
    files[1].resolve({ id: 'hash' })
    await act(() => adding[1])
    expect(onValueChange).toHaveBeenCalledTimes(1)
  })

  it('can be selected and changed before rendering', () => {
    const { result } = editor()
    act(() => {
      result.current.addText()
      result.current.selectLayer('hi')
      result.current.orderLayer('forward')
      result.current.orderLayer('forward')
      result.current.removeLayer()
    })
    expect(result.current.slide?.layers.map(({ text }) => text)).toEqual([{}])
    expect(result.current.action).toMatchObject({ kind: 'removedLayer', layer: { id: 'hi' } })
  })

  it('announces arrow keys without effect', () => {
    const { result } = editor()
    const top = { x: 0.1, y: 0, width: 0.8, height: 0.2 }
    act(() => result.current.placeLayer('hi', top, 'arrows'))
    expect(result.current.action?.kind).toBe('placedLayer')
    act(() => result.current.placeLayer('hi', { ...top, y: -0.01 }, 'arrows'))
    expect(result.current.action?.kind).toBe('nowhere')
  })

  it('can be selected only while visible', () => {
    const { result } = editor()
    act(() => result.current.selectLayer('hi'))
    act(() => result.current.setLayer({ for: 'landscape' }))
    expect(result.current.layer).toBeUndefined()
    act(() => result.current.setOrientation('landscape'))
    expect(result.current.layer?.id).toBe('hi')
  })
})

describe('value', () => {
  it('is controlled, and external values start a new history', () => {
    const onValueChange = vi.fn()
    const { result, rerender } = editor({ value: three, onValueChange })
    act(() => result.current.setAnimation('zoom'))
    expect(result.current.slideshow.animation).toBe('fade')
    const zoomed = onValueChange.mock.calls[0]?.[0]
    rerender({ value: zoomed, onValueChange })
    expect(result.current.canUndo).toBe(true)
    rerender({ value: structuredClone(zoomed), onValueChange })
    expect(result.current.canUndo).toBe(true)
    rerender({ value: { ...zoomed, displaySpeed: 'slow' }, onValueChange })
    expect(result.current.canUndo).toBe(false)
  })

  it('is restored by undo before rendering', () => {
    const onValueChange = vi.fn()
    const { result } = editor({ onValueChange })
    act(() => {
      result.current.setAnimation('zoom')
      result.current.undo()
    })
    expect(result.current.slideshow.animation).toBe('fade')
    expect(onValueChange).toHaveBeenLastCalledWith(three)
    expect(result.current.canRedo).toBe(true)
  })

  it('keeps unknown properties', () => {
    const onValueChange = vi.fn()
    const record = { ...three, version: 7 }
    const { result } = editor({ value: record, onValueChange })
    act(() => result.current.addSlide())
    expect(onValueChange).toHaveBeenCalledWith(expect.objectContaining({ version: 7 }))
  })

  it('is unchanged while locked', async () => {
    const onValueChange = vi.fn()
    const { result } = editor({ locked: true, onValueChange, pickMedia: async () => ({ id: 'hash' }) })
    await act(async () => {
      result.current.removeSlides()
      result.current.setSpeed('fast')
      await result.current.addMedia('image')
    })
    expect(onValueChange).not.toHaveBeenCalled()
  })
})
