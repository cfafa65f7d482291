// biome-ignore-all lint/a11y/useSemanticElements: virtual rows are placed one by one, which a table element forbids
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid around it has the keys
import { Check } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { en, type MediaLabels } from '#labels/media'
import { useLabels } from '../../internal/hooks/use-labels'
import { Badge } from '../../primitives/badge/badge'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { FileName } from '../file-name/file-name'
import { fileSize } from '../file-size'
import { extensionOf, type MediaItem, stemOf } from '../media-file'
import { MediaKindIcon } from '../media-kind-icon'
import { MediaGridMenu } from './media-grid-menu'
import type { MediaActionsState } from './use-media-actions'
import type { MediaGridState } from './use-media-grid'

type MediaGridTileProps = {
  file: MediaItem
  index: number
  column: number
  grid: MediaGridState
  doing: MediaActionsState
  selected: boolean
  focusable: boolean
  menuOpen: boolean
  onMenuChange: (open: boolean) => void
  onOpen: ((file: MediaItem) => void) | undefined
  onClick: (event: MouseEvent) => void
  onRenamed: () => void
  labels: Partial<MediaLabels> | undefined
}

/** A file: image or kind, name, size and number of uses. */
export function MediaGridTile({
  file,
  index,
  column,
  grid,
  doing,
  selected,
  focusable,
  menuOpen,
  onMenuChange,
  onOpen,
  onClick,
  onRenamed,
  labels,
}: MediaGridTileProps) {
  const t = useLabels('media', en, labels).grid
  const { locale } = useKioskUi()
  const [nameId, sizeId, usedId, unplayableId] = [useId(), useId(), useId(), useId()]
  const { usedBy } = file
  const isUnplayable = file.kind === 'Video' && file.playable === false
  return (
    <div
      role="gridcell"
      data-slot="media-grid-tile"
      data-tile={index}
      data-selected={selected || undefined}
      aria-colindex={column}
      aria-selected={grid.selection === 'none' ? undefined : selected}
      aria-labelledby={[
        nameId,
        sizeId,
        ...(usedBy === undefined ? [] : [usedId]),
        ...(isUnplayable ? [unplayableId] : []),
      ].join(' ')}
      tabIndex={focusable ? 0 : -1}
      onFocus={() => grid.setActive(index)}
      onClick={(event) => {
        // menus are React children of the tile, but in a portal
        const onControl = (event.target as Element).closest('button, input, [role=menu]')
        if (event.currentTarget.contains(event.target as Node) && !onControl) onClick(event)
      }}
      onDoubleClick={(event) => {
        const onControl = (event.target as Element).closest('button, input, [role=menu]')
        if (event.currentTarget.contains(event.target as Node) && !onControl) onOpen?.(file)
      }}
      className="kui:group/tile kui:relative kui:flex kui:min-w-0 kui:cursor-pointer kui:flex-col kui:overflow-hidden kui:rounded-lg kui:border kui:border-line kui:bg-surface kui:select-none kui:hover:border-line-control kui:focus-visible:shadow-ring kui:data-selected:border-accent-line kui:data-selected:bg-accent-soft kui:forced-colors:data-selected:outline-2"
    >
      <span className="kui:grid kui:min-h-0 kui:flex-1 kui:grid-rows-[minmax(0,1fr)] kui:place-items-center kui:overflow-hidden kui:bg-sunken">
        <Thumb key={file.thumbnailUrl ?? file.url} file={file} />
      </span>
      {grid.selection !== 'none' && (
        <span
          aria-hidden="true"
          className="kui:absolute kui:start-2 kui:top-2 kui:grid kui:size-5 kui:place-items-center kui:rounded-[3px] kui:border-[1.5px] kui:border-line-control kui:bg-surface kui:group-data-selected/tile:border-accent-line kui:group-data-selected/tile:bg-accent kui:group-data-selected/tile:text-accent-fg"
        >
          {selected && <Check size={14} strokeWidth={2.6} />}
        </span>
      )}
      <span className="kui:flex kui:items-center kui:gap-1 kui:pt-1 kui:ps-2.5 kui:pe-1 kui:last:pb-1">
        <span className="kui:flex kui:min-w-0 kui:flex-1 kui:flex-col">
          <span id={nameId} className="kui:flex kui:min-w-0">
            {doing.renaming === file.id ? (
              <NameInput {...{ file, doing, onRenamed, labels }} />
            ) : (
              <FileName name={file.name} className="kui:text-sm kui:text-fg-strong" />
            )}
          </span>{' '}
          <span id={sizeId} className="kui:truncate kui:text-xs kui:text-fg-muted kui:tabular-nums">
            {fileSize(locale, file.size)}
          </span>
        </span>
        <MediaGridMenu {...{ file, grid, doing, onOpen, labels }} open={menuOpen} onOpenChange={onMenuChange} />
      </span>{' '}
      {/* below the menu's button: beside it, the longest language would be clipped */}
      {usedBy !== undefined && (
        <span id={usedId} className="kui:px-2.5 kui:pb-1.5 kui:text-xs kui:text-fg-muted kui:tabular-nums">
          {usedBy === 0 ? t.notUsed : t.used(usedBy, numberFormat(locale).format(usedBy))}
        </span>
      )}{' '}
      {/* last, as in the name of the tile */}
      {isUnplayable && (
        <Badge id={unplayableId} tone="warning" className="kui:absolute kui:end-2 kui:top-2">
          {t.unplayable}
        </Badge>
      )}
    </div>
  )
}

function Thumb({ file }: { file: MediaItem }) {
  const [broken, setBroken] = useState(false)
  const src = file.thumbnailUrl ?? (file.kind === 'Image' && file.playable !== false ? file.url : undefined)
  if (!src || broken) return <MediaKindIcon name={file.name} kind={file.kind} size="large" variant="sign" />
  return (
    <img
      data-slot="media-grid-thumb"
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className="kui:size-full kui:object-contain"
    />
  )
}

type NameInputProps = Pick<MediaGridTileProps, 'file' | 'doing' | 'onRenamed' | 'labels'>

/** The name without the extension, which is kept. */
function NameInput({ file, doing, onRenamed, labels }: NameInputProps) {
  const t = useLabels('media', en, labels).grid
  const [name, setName] = useState(stemOf(file.name))
  const failed = doing.problem === 'notRenamed'
  const extension = extensionOf(file.name)

  /** Returning the focus blurs the input, which must not save again. */
  const over = useRef(false)

  async function save(back: boolean) {
    if (over.current) return
    over.current = true
    if (!(await doing.rename(file, name))) over.current = false
    else if (back) onRenamed()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') void save(true)
    else if (event.key === 'Escape') {
      over.current = true
      doing.cancelRename()
      onRenamed()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <span className="kui:flex kui:min-w-0 kui:items-center kui:gap-1 kui:text-sm">
      <input
        data-slot="media-grid-name"
        ref={focusAndSelect}
        aria-label={t.renameOf(file.name)}
        aria-invalid={failed || undefined}
        readOnly={doing.busy}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => void save(false)}
        className="kui:h-6 kui:w-full kui:min-w-0 kui:rounded-sm kui:border kui:border-line-control kui:bg-surface kui:px-1 kui:text-fg-strong kui:focus-visible:border-focus kui:focus-visible:shadow-ring kui:aria-invalid:border-danger"
      />
      {extension && <span className="kui:shrink-0 kui:text-fg-muted">.{extension}</span>}
    </span>
  )
}

/** A constant ref callback, so that React calls it once. */
const focusAndSelect = (input: HTMLInputElement | null) => {
  input?.focus()
  input?.select()
}
