/** A played card is shown to all and goes under the deck (WG-16), where nobody sees it any more. */
export const announced = ['played'] as const;
