export { PaletteDialog } from './palette-dialog';
export { recordPlaces } from './place-recorder';
