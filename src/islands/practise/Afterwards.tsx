/** What a question has beside its reasons once it is answered; fetched while the question is being thought about. */
export { LawWords } from '../question/LawText.tsx';
export { Report } from '../question/Report.tsx';
