import type { Action, Attribute, Characteristic, Difficulty, Further, Skill, Term } from './action.ts';
import { fold } from './fold.ts';
import { attributeNamed, characteristicNamed, REQUIRED, RESERVED, variableNamed } from './keywords.ts';
import type { Reader } from './reader.ts';
import { skillNamed } from './vocabulary.ts';

/** AD2-NOT-13: one Attribute, perhaps one Compétence, one Difficulté (AD2-JET-03, AD2-JET-04, AD2-JET-05). */
export function readTest(reader: Reader): Pick<Action, 'attribute' | 'skill' | 'required' | 'difficulty'> {
  const attribute = readAttribute(reader);
  const skill = reader.takeSymbol('/') ? readSkill(reader) : null;
  const required = skill !== null && takeRequired(reader);
  // AD2-NOTX-05.
  if (skill !== null && reader.symbol() === '/') reader.fail('E_TWO_SKILLS', ['difficulty']);
  // AD2-NOTX-07.
  if (reader.symbol() === '(' && reader.word(1) === REQUIRED)
    reader.fail(skill === null ? 'E_REQUIRED_WITHOUT_SKILL' : 'E_REQUIRED_MISPLACED', ['difficulty'], reader.peek(1));
  return { attribute, skill, required, difficulty: readDifficulty(reader) };
}

/** AD2-ATTR-03: never a number alone (AD2-NOTX-01), nor a Compétence (AD2-NOTX-02). */
function readAttribute(reader: Reader): Attribute {
  const attribute = attributeNamed(reader.word() ?? '');
  if (attribute === undefined) return reader.fail('E_MISSING_ATTRIBUTE', ['attribute']);
  reader.take();
  return attribute;
}

/** AD2-NOTX-04: a slash asks for one. */
function readSkill(reader: Reader): Skill {
  const token = reader.peek();
  const bare = token.kind === 'word' && !RESERVED.has(fold(token.text));
  if (!bare && !(token.kind === 'quoted' && token.text !== '')) return reader.fail('E_MISSING_SKILL', ['skill']);
  reader.take();
  return reader.vocabulary.skills.get(fold(token.text)) ?? skillNamed(token.text);
}

/** AD2-NOT-14, AD2-NOTV-13: between the Compétence and the Difficulté. */
function takeRequired(reader: Reader): boolean {
  if (reader.symbol() !== '(' || reader.word(1) !== REQUIRED) return false;
  reader.take();
  reader.take();
  reader.close(')');
  return true;
}

/** AD2-NOT-15, AD2-XTRAIT-04: never left out (AD2-NOTX-03), not even for a second Attribute (AD2-NOTX-06). */
function readDifficulty(reader: Reader): Difficulty {
  const start = reader.peek();
  // AD2-NOTX-15.
  if (reader.symbol() === '-' && reader.integer(1) !== undefined) reader.fail('E_DIFFICULTY_RANGE', ['difficulty']);
  const first = readTerm(reader);
  const rest: Further<Term>[] = [];
  for (let sign = reader.symbol(); sign === '+' || sign === '-'; sign = reader.symbol()) {
    reader.take();
    const at = reader.peek();
    const term = readTerm(reader);
    // AD2-NOTX-27.
    if (isCharacteristic(term)) return reader.fail('E_CHARACTERISTIC_NOT_FIRST', ['amount'], at);
    rest.push({ sign, term });
  }
  // AD2-NOTX-14.
  if (first === 0 && rest.length === 0) reader.fail('E_DIFFICULTY_RANGE', ['difficulty'], start);
  return { first, rest };
}

function readTerm(reader: Reader): Characteristic | Term {
  const word = reader.word() ?? '';
  const term = reader.integer() ?? variableNamed(word) ?? characteristicNamed(word);
  if (term !== undefined) {
    reader.take();
    return term;
  }
  // AD2-NOTX-17.
  if (attributeNamed(word)) reader.fail('E_ATTRIBUTE_AS_DIFFICULTY', ['characteristic', 'amount']);
  // AD2-NOTX-16; AD2-NOTX-25: what follows the Attribute that a bare name began with.
  const code = word !== '' && !RESERVED.has(word) ? 'E_UNKNOWN_CHARACTERISTIC' : 'E_MISSING_DIFFICULTY';
  return reader.fail(code, ['difficulty']);
}

const isCharacteristic = (term: Characteristic | Term): term is Characteristic =>
  typeof term === 'string' && characteristicNamed(term) !== undefined;
