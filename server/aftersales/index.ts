export { type Application, apply, sendBack, withdraw } from './applications/apply'
export { approve, exchange, reject, takeIn } from './decisions/decide'
