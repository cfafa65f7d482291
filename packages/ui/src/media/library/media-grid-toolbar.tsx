import { en, type MediaLabels } from '#labels/media'
import { SearchField } from '../../fields/search-field/search-field'
import { SegmentedControl } from '../../fields/segmented-control/segmented-control'
import { Select } from '../../fields/select/select'
import { useLabels } from '../../internal/hooks/use-labels'
import { UNASSIGNED } from './media-list'
import type { MediaGridState } from './use-media-grid'

type MediaGridToolbarProps = { grid: MediaGridState; labels: Partial<MediaLabels> | undefined }

/** Filters by kind and category, and search. */
export function MediaGridToolbar({ grid, labels }: MediaGridToolbarProps) {
  const t = useLabels('media', en, labels).grid
  const { kinds, categories, filter, setFilter } = grid
  return (
    <div data-slot="media-grid-toolbar" className="kui:flex kui:min-w-0 kui:flex-wrap kui:items-end kui:gap-2">
      {kinds.length > 1 && (
        <SegmentedControl
          label={t.kinds}
          labelHidden
          value={filter.kind ?? ('' as const)}
          onValueChange={(kind) => setFilter({ kind: kind || undefined })}
          options={[
            { value: '' as const, label: t.all },
            ...kinds.map((kind) => ({ value: kind, label: t.kind[kind] })),
          ]}
          className="kui:max-w-full kui:overflow-x-auto"
        />
      )}
      {categories.length > 0 && (
        <Select
          label={t.category}
          labelHidden
          placeholder={t.everyCategory}
          value={filter.category ?? ''}
          onValueChange={(category) => setFilter({ category: category || undefined })}
          options={[
            { value: UNASSIGNED, label: t.unassigned },
            ...categories.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          className="kui:min-w-32 kui:flex-1 kui:basis-32 kui:max-w-60"
        />
      )}
      <SearchField
        aria-label={t.search}
        value={filter.search ?? ''}
        onValueChange={(search) => setFilter({ search })}
        className="kui:ms-auto kui:max-w-70 kui:min-w-32 kui:flex-1 kui:basis-32"
      />
    </div>
  )
}
