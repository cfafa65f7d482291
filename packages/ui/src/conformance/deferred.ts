/**
 * Loads all deferred code of parts. A part has fewer listeners until its code has loaded, so renderings can be
 * compared only afterwards.
 */
export const loadDeferredCode = () =>
  Promise.all([
    import('leaflet'),
    import('@googlemaps/js-api-loader'),
    import('../layout/app-shell/app-shell-drawer'),
    import('../layout/sidebar/sidebar-rail-menu'),
    import('../primitives/dropdown-menu/dropdown-menu-floating'),
    import('../primitives/tooltip/tooltip-floating'),
    import('../table/engine/many-rows'),
    import('../table/export/copy-selected'),
    import('../table/filters/filter-dates'),
    import('../table/filters/filter-numbers'),
    import('../table/grid/phone-bar-tools'),
  ])
