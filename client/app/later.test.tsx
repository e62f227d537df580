import { act, cleanup, screen } from '@testing-library/react';
import { show } from '../testing/app';
import { Boundary } from './Boundary';
import { ChunkMissing } from './outdated';
import { later } from './later';

afterEach(cleanup);

const Page = ({ name }: { name: string }) => <h1>{name}</h1>;
const titles = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('what is loaded when it is to be shown is there at once, whatever was asked for before', async () => {
  let asked = 0;
  const Later = later(async () => (asked++, Page));
  await Later.load();
  await Later.load();
  await show(<Later name="Table" />);
  expect(titles()).toEqual(['Table']);
  expect(asked).toBe(1);
});

test('what is not yet loaded is waited for, and there as soon as it has come', async () => {
  let come: () => void;
  const Later = later(() => new Promise<typeof Page>((resolve) => (come = () => resolve(Page))));
  await show(<Later name="Table" />);
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  expect(titles()).toEqual([]);
  await act(async () => come());
  expect(titles()).toEqual(['Table']);
});

test('a part of a page may leave its place empty while it is waited for', async () => {
  const Part = later(() => new Promise<typeof Page>(() => {}), null);
  await show(<Part name="Table" />);
  expect(screen.queryByRole('main')).toBeNull();
});

test('what cannot be loaded is told as what it is', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const Later = later<{ name: string }>(() => Promise.reject(new ChunkMissing('no such file')));
  await show(
    <Boundary>
      <Later name="Table" />
    </Boundary>,
  );
  expect(titles()).toEqual(['Wondertable has changed']);
});
