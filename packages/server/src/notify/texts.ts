import type { Language } from '@taproom/games/text';
import type { CallReason } from './notifier.ts';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** A letter, and the one sentence of it that a browser's notification shows. */
interface CallText extends Letter {
  readonly body: string;
}

interface Texts {
  readonly call: Readonly<Record<CallReason, (game: string, url: string) => CallText>>;
  confirm(url: string): Letter;
  recover(url: string): Letter;
}

/** What all letters about tables end with. */
const callIn =
  (off: string) =>
  (subject: string, body: string) =>
  (game: string, url: string): CallText => ({
    subject: `${game}: ${subject}`,
    body,
    text: `${body}\n\n${url}\n\n${off}\n`,
  });

const en = callIn('You can turn these e-mails off in the settings.');
const cs = callIn('Tyto zprávy můžeš vypnout v nastavení.');
const it = callIn('Puoi disattivare questi messaggi nelle impostazioni.');

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    call: {
      turn: en('it is your turn', 'Your table is waiting for you.'),
      time: en('your time is running out', 'Your table is still waiting for your move.'),
      expiry: en(
        'your table will be cleared',
        'Nobody has come to your table for a long time. If nobody comes, it ends soon.',
      ),
      cancelled: en('the table is off', 'Whoever set the table has called it off.'),
    },
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
    call: {
      turn: cs('jsi na tahu', 'U stolu se čeká na tebe.'),
      time: cs('dochází ti čas', 'U stolu se pořád čeká na tvůj tah.'),
      expiry: cs('stůl se brzy uklidí', 'U tvého stolu už dlouho nikdo nebyl. Když nikdo nepřijde, brzy skončí.'),
      cancelled: cs('stůl je zrušen', 'Stůl je zrušený, partie nezačne.'),
    },
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
    call: {
      turn: it('tocca a te', 'Al tavolo ti aspettano.'),
      time: it('il tuo tempo sta per finire', 'Al tavolo aspettano ancora la tua mossa.'),
      expiry: it(
        'il tavolo sta per chiudere',
        'Da molto tempo nessuno viene al tuo tavolo. Se non viene nessuno, tra poco chiude.',
      ),
      cancelled: it('il tavolo è annullato', 'Chi ha aperto il tavolo lo ha annullato.'),
    },
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
