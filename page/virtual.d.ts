/** Made as the page is built: see `build/gallery.ts`. */
declare module 'virtual:gallery' {
  export const entries: readonly import('./gallery.js').GalleryEntry[];
}
