import type { Language } from '@taproom/games/text';

interface Texts {
  /** The body of a notification. */
  readonly waiting: string;
  turn(game: string, url: string): { readonly subject: string; readonly text: string };
  confirm(url: string): { readonly subject: string; readonly text: string };
  recover(url: string): { readonly subject: string; readonly text: string };
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    waiting: 'Your table is waiting for you.',
    turn: (game, url) => ({
      subject: `${game}: it is your turn`,
      text: `Your table is waiting for you.\n\n${url}\n\nYou can turn these e-mails off in the settings.\n`,
    }),
    confirm: (url) => ({
      subject: 'Shall we write to you when it is your turn?',
      text: `If so, open this link:\n\n${url}\n\nIf it was not you who asked for it, do nothing: you will not hear from us again.\n`,
    }),
    recover: (url) => ({
      subject: 'A new password for your account',
      text: `Choose it here within the hour:\n\n${url}\n\nIf it was not you who asked for it, do nothing: your password stays as it is.\n`,
    }),
  },
  cs: {
    waiting: 'U stolu se čeká na tebe.',
    turn: (game, url) => ({
      subject: `${game}: jsi na tahu`,
      text: `U stolu se čeká na tebe.\n\n${url}\n\nTyto zprávy můžeš vypnout v nastavení.\n`,
    }),
    confirm: (url) => ({
      subject: 'Máme ti psát, když budeš na tahu?',
      text: `Pokud ano, otevři tento odkaz:\n\n${url}\n\nPokud o to nežádáš, nedělej nic a už se neozveme.\n`,
    }),
    recover: (url) => ({
      subject: 'Nové heslo k tvému účtu',
      text: `Do hodiny si ho zvol zde:\n\n${url}\n\nPokud o to nežádáš, nedělej nic: heslo zůstane, jaké je.\n`,
    }),
  },
  it: {
    waiting: 'Al tavolo ti aspettano.',
    turn: (game, url) => ({
      subject: `${game}: tocca a te`,
      text: `Al tavolo ti aspettano.\n\n${url}\n\nPuoi disattivare questi messaggi nelle impostazioni.\n`,
    }),
    confirm: (url) => ({
      subject: 'Vuoi un messaggio quando tocca a te?',
      text: `Se sì, apri questo link:\n\n${url}\n\nSe non l’hai chiesto tu, ignora questo messaggio: non ti scriveremo più.\n`,
    }),
    recover: (url) => ({
      subject: 'Una nuova password per il tuo account',
      text: `Sceglila qui entro un’ora:\n\n${url}\n\nSe non l’hai chiesta tu, ignora questo messaggio: la password resta quella di prima.\n`,
    }),
  },
};
