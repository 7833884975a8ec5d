/** What other features use of the cart and the checkout. */
export { UPDATE_DEBOUNCE_MS } from './cart/cart-book'
export { FigureList, FigureRow, FigureTotal } from './FigureList'
export { figuresOf, type Figure } from './figures'
