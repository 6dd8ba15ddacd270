import { parseAllDocuments } from 'yaml';

/**
 * The `rules:` of each case of a file, be it one case, a list of cases, or several documents. Only the case's own list
 * counts: an expected event cites rules too, which the case need not be about.
 * @param {string} text
 * @returns {string[]}
 */
export function casesRules(text) {
  return [...parseAllDocuments(text)]
    .map((document) => document.toJS())
    .flatMap((file) => (Array.isArray(file) ? file : [file, ...(Array.isArray(file?.cases) ? file.cases : [])]))
    .flatMap((one) => (Array.isArray(one?.rules) ? one.rules.map(String) : []));
}
