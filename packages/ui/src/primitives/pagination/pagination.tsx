import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, MouseEvent } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import { Button } from '../button/button'
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts'
import { type UsePaginationProps, usePagination } from './use-pagination'

export type PaginationProps = Omit<ComponentProps<'nav'>, 'defaultValue' | 'children'> &
  UsePaginationProps & {
    /** URL of a page, which makes its number a link for new tabs. A plain click still calls `onValueChange`. */
    pageHref?: (page: number) => string
    /** Selectable page sizes; no selector when left out. */
    pageSizes?: readonly number[]
    labels?: Partial<PrimitivesLabels>
  }

const square =
  'kui:inline-grid kui:h-(--k-control) kui:min-w-(--k-control) kui:place-items-center kui:rounded-md kui:px-1.5 kui:text-sm kui:text-fg kui:tabular-nums kui:focus-visible:shadow-ring kui:not-locked:hover:bg-hover kui:not-locked:active:bg-pressed kui:locked:cursor-default kui:locked:text-fg-disabled'

/**
 * Pages of a long list (WAI-ARIA navigation landmark). Narrow containers show only "Page 2 of 6" between the arrows.
 */
export function Pagination({
  count,
  value,
  defaultValue,
  onValueChange,
  pageSize,
  defaultPageSize,
  onPageSizeChange,
  neighbours,
  pageHref,
  pageSizes,
  labels,
  className,
  ...rest
}: PaginationProps) {
  const t = useLabels('primitives', en, labels)
  const { locale } = useKioskUi()
  const state = usePagination({
    count,
    value,
    defaultValue,
    onValueChange,
    pageSize,
    defaultPageSize,
    onPageSizeChange,
    neighbours,
  })
  const { page, pages, from, to, steps, goTo } = state
  const text = (number: number) => numberFormat(locale).format(number)
  const linkTo = (to: number) => ({ page: to, href: pageHref?.(to), goTo })

  return (
    <nav
      data-slot="pagination"
      aria-label={t.pagination.pages}
      className={cx(
        'kui:@container kui:flex kui:w-full kui:flex-wrap kui:items-center kui:justify-between kui:gap-x-4 kui:gap-y-2 kui:text-sm',
        className,
      )}
      {...rest}
    >
      {/* Announces each page change. */}
      <p data-slot="pagination-range" role="status" className="kui:text-fg-muted kui:tabular-nums">
        {count === 0 ? t.pagination.none : t.pagination.range(text(from), text(to), text(count))}
      </p>
      <div className="kui:flex kui:flex-wrap kui:items-center kui:gap-x-4 kui:gap-y-2">
        {pageSizes && <PageSizes sizes={pageSizes} size={state.pageSize} onResize={state.resize} t={t} text={text} />}
        <ul data-slot="pagination-list" className="kui:flex kui:items-center kui:gap-0.5">
          <li data-slot="pagination-step">
            <PageButton {...linkTo(page - 1)} aria-label={t.pagination.previous} locked={page === 1}>
              <ChevronLeft size={16} strokeWidth={1.5} aria-hidden="true" className="kui:rtl:-scale-x-100" />
            </PageButton>
          </li>
          <li data-slot="pagination-step" className="kui:px-1 kui:tabular-nums kui:@md:hidden">
            {t.pagination.pageOf(text(page), text(pages))}
          </li>
          {steps.map((step) => (
            <li key={step} data-slot="pagination-step" className="kui:hidden kui:@md:block">
              {typeof step === 'number' ? (
                <PageButton
                  {...linkTo(step)}
                  aria-label={t.pagination.page(text(step))}
                  aria-current={step === page ? 'page' : undefined}
                >
                  {text(step)}
                </PageButton>
              ) : (
                <span
                  aria-hidden="true"
                  className="kui:grid kui:w-(--k-control) kui:place-items-center kui:text-fg-subtle"
                >
                  …
                </span>
              )}
            </li>
          ))}
          <li data-slot="pagination-step">
            <PageButton {...linkTo(page + 1)} aria-label={t.pagination.next} locked={page === pages}>
              <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" className="kui:rtl:-scale-x-100" />
            </PageButton>
          </li>
        </ul>
      </div>
    </nav>
  )
}

type PageButtonProps = Omit<ComponentProps<'button'> & ComponentProps<'a'>, 'ref'> & {
  page: number
  href: string | undefined
  goTo: (page: number) => void
  locked?: boolean
}

/** Locked arrows stay focusable, so that the focus is not lost on the first or last page. */
function PageButton({ page, href, goTo, locked = false, ...rest }: PageButtonProps) {
  const shared = {
    'data-slot': 'pagination-page',
    'aria-disabled': locked || undefined,
    className: cx(
      square,
      'kui:aria-[current]:bg-accent-soft kui:aria-[current]:font-bold kui:aria-[current]:text-accent-text',
    ),
  }
  if (href === undefined) {
    return <button type="button" {...shared} onClick={() => !locked && goTo(page)} {...rest} />
  }
  // still a link: another element type would remount and lose the focus
  if (locked) return <a {...shared} role="link" tabIndex={0} {...rest} />
  function follow(event: MouseEvent) {
    // with a modifier key, the browser opens a tab or window
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    goTo(page)
  }
  return <a {...shared} href={href} onClick={follow} {...rest} />
}

type PageSizesProps = {
  sizes: readonly number[]
  size: number
  onResize: (size: number) => void
  t: PrimitivesLabels
  text: (number: number) => string
}

function PageSizes({ sizes, size, onResize, t, text }: PageSizesProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="quiet">
          <span className="kui:text-fg-muted">{t.pagination.perPage}</span> {text(size)}
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className="kui:min-w-24">
        <DropdownMenu.RadioGroup value={String(size)} onValueChange={(chosen) => onResize(Number(chosen))}>
          {sizes.map((one) => (
            <DropdownMenu.RadioItem key={one} value={String(one)}>
              {text(one)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
