import type { Language } from '@taproom/games/text';
import type { Component } from 'svelte';

/** What a game shows of the end of a match played alone. */
export type OwnEndScreen = Component<{ readonly view: unknown; readonly language: Language }>;

const ENDS: Readonly<Record<string, () => Promise<OwnEndScreen>>> = {
  dyce: async () => (await import('./dyce/end/AloneEnd.svelte')).default as unknown as OwnEndScreen,
};

/** The game's own end of a match alone, if it has one. */
export const findOwnEnd = (game: string): Promise<OwnEndScreen> | undefined => ENDS[game]?.();
