import { Link } from 'wouter'

export type TabLinksProps = {
  label: string
  links: readonly { href: string; title: string; current: boolean }[]
}

/** Navigation between screens that belong together, as tabs above a list. */
export const TabLinks = ({ label, links }: TabLinksProps) => (
  <nav aria-label={label} className="mb-4 flex gap-1.5 overflow-x-auto border-b border-line">
    {links.map(({ href, title, current }) => (
      <Link
        key={href}
        href={href}
        aria-current={current ? 'page' : undefined}
        className="flex h-9 items-center px-1.5 text-sm whitespace-nowrap text-fg-muted no-underline outline-none hover:text-fg focus-visible:rounded-sm focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)] aria-[current=page]:font-medium aria-[current=page]:text-fg-strong aria-[current=page]:shadow-[inset_0_-2px_0_var(--k-accent-line)] pointer-coarse:h-11"
      >
        {title}
      </Link>
    ))}
  </nav>
)
