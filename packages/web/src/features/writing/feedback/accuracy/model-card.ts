/** Where the examiner's model card is served: the build puts it beside the page (`web/model-card.ts`). */
export const MODEL_CARD = '/model-card.txt';
