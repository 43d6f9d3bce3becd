import type { Language } from '@taproom/games/text';
import { keyHelp } from '../../kit/board/key-help.ts';

const KEYS = {
  roll: ['R'],
  answer: ['1–9'],
  letter: ['A–F'],
  step: ['Arrows'],
  go: ['G', 'Enter'],
  another: ['W'],
  stop: ['S', 'Enter'],
  leave: ['L'],
  draw: ['D'],
  zoom: ['+', '-', '0'],
  pan: ['Shift+Arrows'],
  letGo: ['Escape'],
};

const WORDS = {
  en: {
    roll: 'Roll the dice',
    answer: 'Give the answer, or choose the level, with that number',
    letter: 'Take the step with that letter',
    step: 'Take a step in that direction, or look at the next field',
    go: 'Go to the field you chose',
    another: 'Go another way',
    stop: 'Stop here',
    leave: 'Go on without a question, a swap or a flight',
    draw: 'Draw a special card',
    zoom: 'See the map from nearer, from farther off, or whole',
    pan: 'Move the map',
    letGo: 'Put a card aside, stand still, or choose another field',
  },
  cs: {
    roll: 'Hodit kostkou',
    answer: 'Zvolit odpověď nebo úroveň s tímto číslem',
    letter: 'Udělat krok s tímto písmenem',
    step: 'Udělat krok tím směrem, nebo se podívat na další pole',
    go: 'Jít na vybrané pole',
    another: 'Jít jinou cestou',
    stop: 'Zastavit tady',
    leave: 'Jít dál bez otázky, výměny nebo letu',
    draw: 'Vzít si speciální kartu',
    zoom: 'Přiblížit mapu, oddálit ji, ukázat ji celou',
    pan: 'Posunout mapu',
    letGo: 'Odložit kartu, zastavit, nebo vybrat jiné pole',
  },
  it: {
    roll: 'Lancia il dado',
    answer: 'Dai la risposta o scegli il livello con quel numero',
    letter: 'Fai il passo con quella lettera',
    step: 'Fai un passo in quella direzione, o guarda la casella seguente',
    go: 'Vai alla casella scelta',
    another: 'Prendi un’altra via',
    stop: 'Fermati qui',
    leave: 'Prosegui senza domanda, scambio o volo',
    draw: 'Pesca una carta speciale',
    zoom: 'Avvicina la mappa, allontanala, mostrala tutta',
    pan: 'Sposta la mappa',
    letGo: 'Metti via una carta, fermati, o scegli un’altra casella',
  },
};

export const keys = (language: Language) => keyHelp(KEYS, WORDS, language);
