import { expect, test } from 'vitest';
import { type Files, tidy } from './fixture.ts';

const pictures = (files: Files) => tidy('pictures', files).findings;

test('a picture that is there, or elsewhere, is silent', () => {
  const text = '![Home](docs/a.webp)\n<img src="docs/a.webp" alt="">\n![Badge](https://example.org/b.svg)\n';
  expect(pictures({ 'README.md': text, 'docs/a.webp': '' })).toEqual([]);
});

test('a picture that is not there is found, from the folder of its text', () => {
  expect(
    pictures({ 'docs/GUIDE.md': 'See\n![Home](docs/a.webp)\n<img alt="" src="b.png">', 'docs/a.webp': '' }),
  ).toEqual([
    'docs/GUIDE.md:2:1 pictures: docs/a.webp does not exist',
    'docs/GUIDE.md:3:1 pictures: b.png does not exist',
  ]);
});
