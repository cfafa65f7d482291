import { EllipsisVertical, Eye, FolderInput, Link2, Pencil, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import type { MediaCategory, MediaItem } from '../media-file'
import type { MediaActionsState } from './use-media-actions'
import type { MediaGridState } from './use-media-grid'

const icon = { size: 16, strokeWidth: 1.5 } as const

type MediaGridMenuProps = {
  file: MediaItem
  grid: MediaGridState
  doing: MediaActionsState
  onOpen: ((file: MediaItem) => void) | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: Partial<MediaLabels> | undefined
}

/** The menu of a file; nothing where it can only be opened. */
export function MediaGridMenu({ file, grid, doing, onOpen, open, onOpenChange, labels }: MediaGridMenuProps) {
  const t = useLabels('media', en, labels).grid
  const { actions } = doing
  const trigger = useRef<HTMLButtonElement>(null)
  /** The name's input takes the focus, so the menu must not return it. */
  const renamed = useRef(false)
  if (!actions.rename && !actions.move && !doing.canRemove && !doing.canShowUsage) return null
  return (
    <DropdownMenu.Root open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>
        <Button
          ref={trigger}
          size="small"
          variant="quiet"
          tabIndex={-1}
          aria-label={t.more(file.name)}
          icon={<EllipsisVertical {...icon} />}
          className="kui:w-(--k-control-sm) kui:shrink-0 kui:px-0"
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          // return the focus to the tile: the button is no tab stop
          if (!renamed.current) trigger.current?.closest<HTMLElement>('[role=gridcell]')?.focus()
          renamed.current = false
        }}
      >
        {onOpen && (
          <DropdownMenu.Item icon={<Eye {...icon} />} shortcut="Enter" onSelect={() => onOpen(file)}>
            {t.open}
          </DropdownMenu.Item>
        )}
        {actions.rename && (
          <DropdownMenu.Item
            icon={<Pencil {...icon} />}
            shortcut="F2"
            onSelect={() => {
              renamed.current = true
              doing.startRename(file.id)
            }}
          >
            {t.rename}
          </DropdownMenu.Item>
        )}
        {doing.canShowUsage && (
          <DropdownMenu.Item icon={<Link2 {...icon} />} onSelect={() => doing.showUsage(file)}>
            {t.usage}
          </DropdownMenu.Item>
        )}
        {actions.move && (
          <MoveItems
            categories={grid.categories.filter(({ kind }) => kind === undefined || kind === file.kind)}
            current={file.categoryId ?? null}
            onMove={(categoryId) => doing.move([file.id], categoryId)}
            labels={labels}
          />
        )}
        {doing.canRemove && (
          <>
            <DropdownMenu.Separator />
            <DropdownMenu.Item
              danger
              icon={<Trash2 {...icon} />}
              shortcut="Delete"
              onSelect={() => doing.askRemove([file.id])}
            >
              {t.remove}
            </DropdownMenu.Item>
          </>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

type MoveItemsProps = {
  categories: readonly MediaCategory[]
  /** The current category. */
  current?: string | null
  onMove: (categoryId: string | null) => void
  labels: Partial<MediaLabels> | undefined
}

/** Menu items of the categories to move to. */
export function MoveItems({ categories, current, onMove, labels }: MoveItemsProps) {
  const t = useLabels('media', en, labels).grid
  const places = [{ id: null, name: t.unassigned }, ...categories]
  return (
    <>
      <DropdownMenu.Label>{t.move}</DropdownMenu.Label>
      {places.map(({ id, name }) => (
        <DropdownMenu.Item
          key={id}
          icon={<FolderInput {...icon} />}
          disabled={id === current}
          onSelect={() => onMove(id)}
        >
          {name}
        </DropdownMenu.Item>
      ))}
    </>
  )
}
