// How the table is looked at: which part of it, and from how near.

import type { Area } from './geometry';
import type { Point } from '$lib/types/rat-hot';

/** The side of a field in the table's own measure, before anybody comes nearer or steps back. */
export const UNIT = 100;

/** Puts a picture of a field, or of more, at this place of the table. */
export function placed([x, y]: Point): string {
  return `translate(${x * UNIT}px, ${y * UNIT}px)`;
}

const NEAREST = 1.4;
const FARTHEST = 0.14;
/** Fitting never comes nearer than this, so that one strip does not fill the screen. */
const FITTING = 0.86;

/** A point of the table is at `point * zoom + (x, y)` of the screen. */
export interface Camera {
  x: number;
  y: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** From and to, in fields. */
type Span = [number, number];

export function fitted(area: Area, { width, height }: Size): Camera {
  const [across, down] = [(area.right - area.left) * UNIT, (area.bottom - area.top) * UNIT];
  const zoom = Math.min(FITTING, Math.max(FARTHEST, Math.min(width / across, height / down)));
  return {
    zoom,
    x: width / 2 - ((area.left + area.right) / 2) * UNIT * zoom,
    y: height / 2 - ((area.top + area.bottom) / 2) * UNIT * zoom,
  };
}

/** Everything, if its fields are at least so large then; else so large, around where something happens. */
export function followed(area: Area, focus: Area, size: Size, least: number): Camera {
  const all = fitted(area, size);
  if (all.zoom >= least) return all;
  const into = ([from, to]: Span, [first, last]: Span, length: number) => {
    const [begin, end] = [from * UNIT * least, to * UNIT * least];
    if (end - begin <= length) return (length - begin - end) / 2;
    const centred = length / 2 - ((first + last) / 2) * UNIT * least;
    return Math.min(-begin, Math.max(length - end, centred));
  };
  return {
    zoom: least,
    x: into([area.left, area.right], [focus.left, focus.right], size.width),
    y: into([area.top, area.bottom], [focus.top, focus.bottom], size.height),
  };
}

/** Nearer or farther by a factor, with the table under this point of the screen where it was. */
export function zoomed(camera: Camera, factor: number, [x, y]: Point): Camera {
  const zoom = Math.min(NEAREST, Math.max(FARTHEST, camera.zoom * factor));
  const ratio = zoom / camera.zoom;
  return { zoom, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

/** Looks no farther than that some of this area stays in sight. */
export function kept(camera: Camera, area: Area, { width, height }: Size): Camera {
  const within = (offset: number, from: number, to: number, size: number) => {
    const [begin, end] = [from * UNIT * camera.zoom, to * UNIT * camera.zoom];
    return Math.min(size * 0.75 - begin, Math.max(size * 0.25 - end, offset));
  };
  return {
    zoom: camera.zoom,
    x: within(camera.x, area.left, area.right, width),
    y: within(camera.y, area.top, area.bottom, height),
  };
}

/** Moves as little as needed to have this field in sight, with a margin. */
export function showing(camera: Camera, [x, y]: Point, { width, height }: Size): Camera {
  const field = UNIT * camera.zoom;
  const into = (offset: number, at: number, size: number) => {
    const margin = Math.min(2 * field, size / 3);
    const middle = offset + (at + 0.5) * field;
    return offset + Math.max(0, margin - middle) - Math.max(0, middle - (size - margin));
  };
  return { zoom: camera.zoom, x: into(camera.x, x, width), y: into(camera.y, y, height) };
}

/** Which place of the table, in fields, is at this point of the screen. */
export function fieldsAt(camera: Camera, [x, y]: Point): Point {
  const field = UNIT * camera.zoom;
  return [(x - camera.x) / field, (y - camera.y) / field];
}

/** Where a place of the table, in fields, is on the screen. */
export function screenAt(camera: Camera, [x, y]: Point): Point {
  const field = UNIT * camera.zoom;
  return [x * field + camera.x, y * field + camera.y];
}
