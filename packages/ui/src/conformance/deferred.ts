/**
 * Loads all code that parts load when they are first drawn or used. A part whose code is still on its way listens to less than
 * the next one does, so two drawings can only be compared once it is there.
 */
export const loadDeferredCode = () =>
  Promise.all([
    import('leaflet'),
    import('@googlemaps/js-api-loader'),
    import('../layout/app-shell-drawer'),
    import('../layout/sidebar-rail-menu'),
    import('../primitives/dropdown-menu-floating'),
    import('../primitives/tooltip-floating'),
    import('../table/filter-dates'),
  ])
