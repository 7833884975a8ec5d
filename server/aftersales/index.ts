export { type Application, apply, sendBack, withdraw } from './aftersales/apply'
export { approve, exchange, reject, takeIn } from './aftersales/decide'
