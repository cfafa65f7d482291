import { ExternalLink } from 'lucide-react'
import { type ComponentProps, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { en, type TableLabels } from '#labels/table'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { Link } from '../../primitives/link/link'
import { useGridStop } from '../grid/grid-stop'
import { PressedMenu } from '../grid/pressed-menu'

export interface CellLink {
  href: string
  label: string
  /** Opens in a new tab. @default false */
  external?: boolean
}

export interface LinksCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  links: readonly CellLink[]
  /** Number of visible links; the others are in a menu. @default 2 */
  most?: number
  /** Renders a router link: `({ href, label }) => <RouterLink to={href}>{label}</RouterLink>`. @default an anchor */
  renderLink?: (link: CellLink) => ReactElement
  labels?: Partial<TableLabels>
}

/** Links of a row. Its column is `interactive`: arrow keys stop at each link. */
export function LinksCell({ links, most = 2, renderLink, labels, className, ...rest }: LinksCellProps) {
  const t = useLabels('table', en, labels)
  const shown = links.slice(0, most)
  const more = links.slice(most)
  return (
    <span data-slot="links-cell" className={cx('kui:flex kui:min-w-0 kui:items-center kui:gap-3', className)} {...rest}>
      {shown.map((link, index) => (
        <OneLink key={link.href} item={index} newTab={t.newTab} {...{ link, renderLink }} />
      ))}
      {more.length > 0 && (
        <MoreLinks item={shown.length} label={t.moreLinks(more.length)} links={more} renderLink={renderLink} />
      )}
    </span>
  )
}

const draw = (link: CellLink, renderLink: LinksCellProps['renderLink'], more?: ReactNode) =>
  renderLink && !link.external ? (
    renderLink(link)
  ) : (
    <a data-slot="link" href={link.href} {...(link.external ? { target: '_blank', rel: 'noreferrer' } : {})}>
      {link.label}
      {more}
    </a>
  )

interface OneLinkProps extends Pick<LinksCellProps, 'renderLink'> {
  link: CellLink
  item: number
  newTab: string
}

function OneLink({ link, item, newTab, renderLink }: OneLinkProps) {
  return (
    <Link asChild className="kui:min-w-0 kui:truncate" {...useGridStop(item)}>
      {draw(
        link,
        renderLink,
        link.external && (
          <>
            <ExternalLink size={12} strokeWidth={1.5} aria-hidden className="kui:ms-1 kui:inline kui:align-[-1px]" />
            <span className="kui:sr-only"> ({newTab})</span>
          </>
        ),
      )}
    </Link>
  )
}

interface MoreLinksProps extends Pick<LinksCellProps, 'links' | 'renderLink'> {
  item: number
  label: string
}

/** Mounted only while open, because there may be hundreds of rows. */
function MoreLinks({ item, label, links, renderLink }: MoreLinksProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <span className="kui:relative kui:inline-flex kui:shrink-0">
      <button
        ref={button}
        id={id}
        type="button"
        data-slot="more-links"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="kui:relative kui:rounded-xs kui:text-fg-muted kui:before:absolute kui:before:-inset-1.5 kui:hover:text-fg-strong kui:focus-visible:shadow-ring kui:pointer-coarse:before:-inset-3.5"
        {...useGridStop(item)}
      >
        {label}
      </button>
      {open && (
        <PressedMenu button={button} onOpenChange={setOpen} align="start">
          {links.map((link) => (
            <DropdownMenu.Item key={link.href} asChild>
              {draw(link, renderLink)}
            </DropdownMenu.Item>
          ))}
        </PressedMenu>
      )}
    </span>
  )
}
