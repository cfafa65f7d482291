/** Logo: a sun over water. */
export const Mark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 36 36" aria-hidden="true" className={className}>
    <rect width="36" height="36" rx="7" fill="#0f5c6b" />
    <path
      d="M7 24c3.7 0 3.7-3 7.3-3s3.7 3 7.4 3 3.6-3 7.3-3"
      stroke="#fff"
      strokeWidth="2.6"
      fill="none"
      strokeLinecap="round"
    />
    <path d="M9 17a9 9 0 0 1 18 0" stroke="#ffd23f" strokeWidth="2.6" fill="none" strokeLinecap="round" />
  </svg>
)
