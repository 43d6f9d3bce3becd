import { MediaQuery } from 'svelte/reactivity';

// Widths are in rem, so that large letters count as a small screen.

/** Whether there is room for a panel beside the board; without it, the panel is a sheet. */
export const wideRoom = new MediaQuery('(min-width: 60rem)');

/** Whether there is room for words beside the icons of a table's tools. */
export const wordyRoom = new MediaQuery('(min-width: 75rem)');

/** Whether an end screen has room for the words of all its buttons. */
export const resultRoom = new MediaQuery('(min-width: 45.01rem) and (min-height: 30.01rem)');
