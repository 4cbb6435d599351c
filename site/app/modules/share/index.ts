export { askedCard, cardAddress, type PageAddress, pageOf } from './address';
export { CARD, type Card, type Motif } from './card';
