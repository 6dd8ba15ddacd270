import { type QuestionName, questionsOf, TOPICS, topicOf } from '@souterrain/odds/questions';
import { useEffect, useRef } from 'preact/hooks';
import { type Asked, freshly } from './address.ts';
import { linkTo } from './use-asked.ts';
import type { PageWords } from './words/words.ts';

interface ContentsProps {
  readonly name: QuestionName;
  readonly words: PageWords;
  ask(next: Asked): void;
}

/** The games, then the questions of the one that is open. */
export function Contents({ name, words, ask }: ContentsProps) {
  const topic = topicOf(name);
  return (
    <>
      <nav class="topics" aria-label={words.topicsLabel}>
        {TOPICS.map((one) => (
          <Link key={one} to={questionsOf(one)[0]!} current={one === topic} ask={ask}>
            {words.topics[one]}
          </Link>
        ))}
      </nav>
      <nav class="questions" aria-label={words.questionsLabel}>
        {questionsOf(topic).map((one) => (
          <Link key={one} to={one} current={one === name} ask={ask}>
            {words.questions[one]}
          </Link>
        ))}
      </nav>
    </>
  );
}

interface LinkProps extends Pick<ContentsProps, 'ask'> {
  readonly to: QuestionName;
  readonly current: boolean;
  readonly children: string;
}

function Link({ to, current, children, ask }: LinkProps) {
  const asked = freshly(to);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone these rows scroll: what is open is in sight.
    if (current) link.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const follow = (event: MouseEvent) => {
    // A click meant for a new tab is left to the browser.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    ask(asked);
  };
  return (
    <a ref={link} href={linkTo(asked)} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
