// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { house } from '$lib/house/house.svelte';
import { OutOfReach, Refused } from '$lib/house/problem';
import { settings } from '$lib/settings.svelte';
import { Course, type LessonTold } from './course.svelte';

const lesson = { game: 'piratz', name: 'first', title: 'First', stars: 0, steps: 2 } as const;

function told(change: Partial<LessonTold>): LessonTold {
  return {
    lesson,
    players: 2,
    seat: 0,
    options: {},
    step: 0,
    say: 'Dig.',
    verdict: null,
    moments: [],
    view: 'begun',
    choices: [{ action: 'reveal' }],
    solution: 'reveal',
    ...change,
  };
}

const moment = (by: number, view: string) => ({ by, events: [{ type: view }], view });
const wrong = told({ verdict: { right: false, say: 'Not yet.' } });
const right = told({
  step: 1,
  say: 'Look.',
  solution: null,
  choices: [],
  verdict: { right: true, say: 'Well dug.' },
  moments: [moment(0, 'dug'), moment(1, 'answered')],
  view: 'answered',
});
const done = told({ step: 2, say: null, solution: null, choices: [], view: 'answered' });

const answered = vi.spyOn(house, 'lesson');
const begin = () => new Course(told({}), () => 0);

beforeEach(() => {
  answered.mockReset();
  // Nothing moves, so that nothing has to be waited for but the next turn of the page.
  vi.spyOn(settings, 'motion', 'get').mockReturnValue(false);
});

it('keeps right answers, says why, and shows the others only when one goes on', async () => {
  const course = begin();
  answered.mockResolvedValueOnce(right);
  await course.act('reveal');
  expect([course.mood, course.verdict, course.view, course.step]).toEqual(['why', 'Well dug.', 'dug', 0]);
  expect(course.choices).toEqual([]);
  await course.goOn();
  expect(course.view).toBe('answered');
  await vi.waitFor(() => expect([course.mood, course.say, course.step]).toEqual(['tell', 'Look.', 1]));
  answered.mockResolvedValueOnce(done);
  await course.goOn();
  expect(answered).toHaveBeenLastCalledWith('piratz', 'first', ['reveal', null]);
  expect(course.mood).toBe('done');
});

it('goes on from answers that were given before, and tells which have led where it stands', async () => {
  const kept = vi.fn();
  const course = new Course(right, () => 0, ['reveal'], kept);
  expect([course.mood, course.say, course.step, course.view]).toEqual(['tell', 'Look.', 1, 'answered']);
  answered.mockResolvedValueOnce(told({ step: 1, say: 'Look again.', solution: null }));
  await course.goOn();
  expect(kept).toHaveBeenLastCalledWith(['reveal', null]);
  answered.mockResolvedValueOnce(done);
  await course.goOn();
  expect(answered).toHaveBeenLastCalledWith('piratz', 'first', ['reveal', null, null]);
  expect(kept).toHaveBeenLastCalledWith([]);
});

it('forgets wrong answers, and offers to show what is right after the second', async () => {
  const course = begin();
  for (const canBeShown of [false, true]) {
    answered.mockResolvedValueOnce(wrong);
    await course.act('stay');
    expect([course.mood, course.verdict, course.declined]).toEqual(['ask', 'Not yet.', true]);
    expect(course.canBeShown).toBe(canBeShown);
  }
  answered.mockResolvedValueOnce(right);
  await course.showMe();
  expect(answered).toHaveBeenLastCalledWith('piratz', 'first', ['reveal']);
  expect([course.mood, course.declined, course.canBeShown]).toEqual(['why', false, false]);
});

it('tells what the rules forbid, and waits for a house that is away', async () => {
  const course = begin();
  const problem = { type: 'about:blank', title: '', status: 422, detail: 'No.', code: 'illegal', rule: 'PZ-T1' };
  answered.mockRejectedValueOnce(new Refused(problem));
  await course.act('stay');
  expect([course.problem, course.mood, course.waiting]).toEqual([problem, 'ask', false]);
  answered.mockRejectedValueOnce(new OutOfReach());
  await course.act('reveal');
  expect([course.problem, course.mood, course.waiting]).toEqual(['away', 'ask', false]);
});

it('answers once, however quickly somebody clicks', async () => {
  const course = begin();
  answered.mockResolvedValue(right);
  await Promise.all([course.act('reveal'), course.act('reveal')]);
  expect(answered).toHaveBeenCalledTimes(1);
});
