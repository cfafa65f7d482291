/**
 * Loads all code that parts load when they are first drawn or used. A part whose code is still on its way listens to less than
 * the next one does, so two drawings can only be compared once it is there.
 */
export const loadDeferredCode = () =>
  Promise.all([
    import('leaflet'),
    import('@googlemaps/js-api-loader'),
    import('../layout/app-shell/app-shell-drawer'),
    import('../layout/sidebar/sidebar-rail-menu'),
    import('../primitives/dropdown-menu/dropdown-menu-floating'),
    import('../primitives/tooltip/tooltip-floating'),
    import('../table/filters/filter-dates'),
  ])
