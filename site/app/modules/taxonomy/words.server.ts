import { en } from './en';
import { fr } from './fr';
import { learnWords } from './taxonomy';

// A server answers in every language, from its first answer on.
learnWords('fr', fr);
learnWords('en', en);
