import Type, { type Static } from 'typebox';

export const Player = Type.Object({ id: Type.String(), name: Type.String() }, { additionalProperties: false });
export type Player = Readonly<Static<typeof Player>>;
