//! The table of Rat Hot as this crate sees it: what lies where, what laying a strip pays, and what can be covered.

/// A symbol on a field: 0 to 7 are spices, then these.
pub(crate) const RATS: [u8; 2] = [8, 9];
pub(crate) const EMPTY: u8 = 10;
const BARE: u8 = 11;

/// Whoever decides, and the other one.
pub(crate) const ME: usize = 0;
pub(crate) const THEM: usize = 1;

/// How many strips there are, with the start strip as the last, and one that nobody knows yet.
pub(crate) const START: usize = 42;
const BLANK: usize = 43;
const OUTSIDE: u8 = u8::MAX;

pub(crate) type Symbols = [u8; 3];

#[derive(Clone, Copy, Debug)]
struct Field {
    symbol: u8,
    height: u8,
    strip: u8,
}

/// Three fields in a row, from left or top, and whether the strip begins at the other end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    pub cells: [u16; 3],
    pub turned: bool,
}

/// What laying a strip came to, for me and for them.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Gain {
    pub points: [i32; 2],
    /// By how much the groups that lie on the table are worth more.
    pub standing: [i32; 2],
}

impl Gain {
    pub(crate) fn plus(self, other: Self) -> Self {
        let sum = |a: [i32; 2], b: [i32; 2]| [a[0] + b[0], a[1] + b[1]];
        Self { points: sum(self.points, other.points), standing: sum(self.standing, other.standing) }
    }
}

/// How the rats of one player can be covered.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Cover {
    pub rats: usize,
    /// The most that one strip covers, and two.
    pub by_one: usize,
    pub by_two: usize,
    /// How many no single strip can cover, and not even two.
    pub firm: usize,
    pub very_firm: usize,
}

#[derive(Clone, Copy, Debug)]
struct Box2 {
    left: usize,
    right: usize,
    top: usize,
    bottom: usize,
}

/// What is needed to take a strip off again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Undo {
    cells: [u16; 3],
    before: [Field; 3],
    bounds: Box2,
    strip: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Table {
    width: usize,
    fields: Vec<Field>,
    /// How many fields of each strip can be seen.
    visible: [u8; BLANK + 1],
    rats: [i32; 2],
    bounds: Box2,
    never_whole: bool,
    only_grown: bool,
    /// Whose spice it is.
    owners: [usize; 8],
    seen: Vec<u32>,
    look: u32,
    stack: Vec<u16>,
}

/// Fields outside the table on each side, so that nothing has to be checked for the edge.
const MARGIN: usize = 2;

impl Table {
    pub(crate) fn new(side: usize, owners: [usize; 8], never_whole: bool, only_grown: bool) -> Self {
        let width = side + 2 * MARGIN;
        let outside = Field { symbol: BARE, height: OUTSIDE, strip: u8::MAX };
        let mut fields = vec![outside; width * width];
        for y in MARGIN..side + MARGIN {
            for x in MARGIN..side + MARGIN {
                fields[y * width + x].height = 0;
            }
        }
        let bounds = Box2 { left: width, right: 0, top: width, bottom: 0 };
        let seen = vec![0; width * width];
        let (visible, rats) = ([0; BLANK + 1], [0; 2]);
        Self { width, fields, visible, rats, bounds, never_whole, only_grown, owners, seen, look: 0, stack: Vec::new() }
    }

    /// The field at these coordinates of the protocol, if it is on the table.
    pub(crate) fn cell(&self, x: i64, y: i64) -> Option<u16> {
        let side = (self.width - 2 * MARGIN) as i64;
        let on_table = (0..side).contains(&x) && (0..side).contains(&y);
        on_table.then(|| ((y as usize + MARGIN) * self.width + x as usize + MARGIN) as u16)
    }

    pub(crate) fn coordinates(&self, cell: u16) -> [usize; 2] {
        let cell = usize::from(cell);
        [cell % self.width - MARGIN, cell / self.width - MARGIN]
    }

    /// The place of a strip whose first symbol is here and which goes on in this direction.
    pub(crate) fn place(&self, at: u16, facing: &str) -> Option<Place> {
        let (step, turned) = match facing {
            "east" => (1, false),
            "south" => (self.width, false),
            "west" => (1, true),
            "north" => (self.width, true),
            _ => return None,
        };
        let at = usize::from(at);
        let first = if turned { at.checked_sub(2 * step)? } else { at };
        let cells = [first, first + step, first + 2 * step];
        let on_table = cells.iter().all(|&cell| self.fields.get(cell).is_some_and(|field| field.height != OUTSIDE));
        on_table.then(|| Place { cells: cells.map(|cell| cell as u16), turned })
    }

    pub(crate) fn facing(place: Place) -> &'static str {
        match (place.cells[1] - place.cells[0] == 1, place.turned) {
            (true, false) => "east",
            (true, true) => "west",
            (false, false) => "south",
            (false, true) => "north",
        }
    }

    pub(crate) fn rats(&self) -> [i32; 2] {
        self.rats
    }

    /// Lays a strip where it may lie.
    pub(crate) fn lay(&mut self, strip: usize, symbols: Symbols, place: Place) -> (Gain, Undo) {
        let before = place.cells.map(|cell| self.fields[usize::from(cell)]);
        let undo = Undo { cells: place.cells, before, bounds: self.bounds, strip };
        let symbols = if place.turned { [symbols[2], symbols[1], symbols[0]] } else { symbols };
        let mut gain = Gain::default();
        self.look += 1;
        for (i, &cell) in place.cells.iter().enumerate() {
            self.count_standing(cell, before[i].symbol, &mut gain);
            for near in self.around(cell) {
                if self.fields[usize::from(near)].symbol == symbols[i] {
                    self.count_standing(near, symbols[i], &mut gain);
                }
            }
        }
        for (i, &cell) in place.cells.iter().enumerate() {
            self.put(cell, Field { symbol: symbols[i], height: before[i].height + 1, strip: strip as u8 });
            let (x, y) = (usize::from(cell) % self.width, usize::from(cell) / self.width);
            let Box2 { left, right, top, bottom } = self.bounds;
            self.bounds = Box2 { left: left.min(x), right: right.max(x), top: top.min(y), bottom: bottom.max(y) };
        }
        self.look += 1;
        for (i, &cell) in place.cells.iter().enumerate() {
            self.pay(cell, symbols[i], true, &mut gain);
        }
        for (i, &cell) in place.cells.iter().enumerate() {
            for near in self.around(cell) {
                if self.fields[usize::from(near)].symbol == before[i].symbol {
                    self.pay(near, before[i].symbol, !self.only_grown, &mut gain);
                }
            }
        }
        (gain, undo)
    }

    pub(crate) fn take_off(&mut self, undo: Undo) {
        for (&cell, &field) in undo.cells.iter().zip(&undo.before) {
            self.put(cell, field);
        }
        self.visible[undo.strip] = 0;
        self.bounds = undo.bounds;
    }

    fn put(&mut self, cell: u16, field: Field) {
        let old = std::mem::replace(&mut self.fields[usize::from(cell)], field);
        for who in [ME, THEM] {
            self.rats[who] += i32::from(field.symbol == RATS[who]) - i32::from(old.symbol == RATS[who]);
        }
        if let Some(count) = self.visible.get_mut(usize::from(old.strip)) {
            *count = count.saturating_sub(1);
        }
        if let Some(count) = self.visible.get_mut(usize::from(field.strip)) {
            *count += 1;
        }
    }

    fn around(&self, cell: u16) -> [u16; 4] {
        let width = self.width as u16;
        [cell - 1, cell + 1, cell - width, cell + width]
    }

    fn count_standing(&mut self, cell: u16, symbol: u8, gain: &mut Gain) {
        if let Some(owner) = self.owners.get(usize::from(symbol)).copied() {
            gain.standing[owner] -= worth(self.group(cell, symbol));
        }
    }

    fn pay(&mut self, cell: u16, symbol: u8, pays: bool, gain: &mut Gain) {
        if let Some(owner) = self.owners.get(usize::from(symbol)).copied() {
            let worth = worth(self.group(cell, symbol));
            gain.standing[owner] += worth;
            gain.points[owner] += if pays { worth } else { 0 };
        }
    }

    /// How large the group is, if it has not been looked at yet.
    fn group(&mut self, cell: u16, symbol: u8) -> usize {
        let mut size = 0;
        self.visit(cell);
        while let Some(cell) = self.stack.pop() {
            size += 1;
            for near in self.around(cell) {
                if self.fields[usize::from(near)].symbol == symbol {
                    self.visit(near);
                }
            }
        }
        size
    }

    fn visit(&mut self, cell: u16) {
        if self.seen[usize::from(cell)] != self.look {
            self.seen[usize::from(cell)] = self.look;
            self.stack.push(cell);
        }
    }

    fn may_lie(&self, cells: [usize; 3]) -> bool {
        let fields = cells.map(|cell| self.fields[cell]);
        let [a, b, c] = fields;
        if a.height != b.height || b.height != c.height || a.height == OUTSIDE {
            return false;
        }
        if a.height == 0 {
            return cells.iter().any(|&cell| {
                self.around(cell as u16).iter().any(|&near| self.fields[usize::from(near)].symbol != BARE)
            });
        }
        if a.strip == b.strip && b.strip == c.strip {
            return false;
        }
        !self.never_whole
            || fields.iter().all(|field| {
                let covered = fields.iter().filter(|other| other.strip == field.strip).count();
                usize::from(self.visible[usize::from(field.strip)]) > covered
            })
    }

    /// All rows of three on which a strip may lie.
    pub(crate) fn rows(&self, found: &mut Vec<[u16; 3]>) {
        found.clear();
        let Box2 { left, right, top, bottom } = self.bounds;
        let last = self.width - MARGIN;
        for y in top.saturating_sub(3).max(MARGIN)..(bottom + 2).min(last) {
            for x in left.saturating_sub(3).max(MARGIN)..(right + 2).min(last) {
                for step in [1, self.width] {
                    let at = y * self.width + x;
                    let cells = [at, at + step, at + 2 * step];
                    if self.may_lie(cells) {
                        found.push(cells.map(|cell| cell as u16));
                    }
                }
            }
        }
    }

    fn rats_of(&self, who: usize) -> Vec<u16> {
        let Box2 { left, right, top, bottom } = self.bounds;
        let cells = (top..=bottom).flat_map(|y| (left..=right).map(move |x| y * self.width + x));
        cells.filter(|&cell| self.fields[cell].symbol == RATS[who]).map(|cell| cell as u16).collect()
    }

    /// The rows through a field on which a strip may lie.
    fn rows_over(&self, cell: u16) -> impl Iterator<Item = [u16; 3]> + '_ {
        [1, self.width].into_iter().flat_map(move |step| {
            (0..3).filter_map(move |back| {
                let first = usize::from(cell) - back * step;
                let cells = [first, first + step, first + 2 * step];
                self.may_lie(cells).then(|| cells.map(|cell| cell as u16))
            })
        })
    }

    /// How many rats no single strip can cover.
    pub(crate) fn firm(&self, who: usize) -> i32 {
        if self.rats[who] == 0 {
            return 0;
        }
        self.rats_of(who).into_iter().filter(|&rat| self.rows_over(rat).next().is_none()).count() as i32
    }

    /// How somebody's rats could be covered by strips that show none.
    pub(crate) fn cover(&mut self, who: usize) -> Cover {
        let rats = self.rats_of(who);
        let mut cover = Cover { rats: rats.len(), ..Cover::default() };
        if rats.is_empty() {
            return cover;
        }
        let mut firsts: Vec<[u16; 3]> = Vec::new();
        for &rat in &rats {
            let before = firsts.len();
            firsts.extend(self.rows_over(rat));
            cover.firm += usize::from(firsts.len() == before);
        }
        cover.by_one = firsts.iter().map(|row| covered(&rats, *row)).max().unwrap_or(0);
        let firm: Vec<u16> = rats.iter().copied().filter(|&rat| self.rows_over(rat).next().is_none()).collect();
        if !firm.is_empty() {
            let mut rows = Vec::new();
            self.rows(&mut rows);
            firsts.extend(rows.into_iter().filter(|row| firm.iter().any(|&rat| self.prepares(rat, *row))));
        }
        firsts.sort_unstable();
        firsts.dedup();
        let mut reached = vec![false; rats.len()];
        for &row in &firsts {
            let (_, undo) = self.lay(BLANK, [EMPTY; 3], Place { cells: row, turned: false });
            let mut second = 0;
            for (i, &rat) in rats.iter().enumerate() {
                reached[i] |= row.contains(&rat);
                if !row.contains(&rat) {
                    for over in self.rows_over(rat) {
                        reached[i] = true;
                        second = second.max(rats.iter().filter(|rat| over.contains(rat) && !row.contains(rat)).count());
                    }
                }
            }
            self.take_off(undo);
            cover.by_two = cover.by_two.max(covered(&rats, row) + second);
        }
        cover.very_firm = reached.iter().filter(|&&reached| !reached).count();
        cover
    }

    /// Whether a strip there could help another one to cover this rat.
    fn prepares(&self, rat: u16, row: [u16; 3]) -> bool {
        let (x, y) = (usize::from(rat) % self.width, usize::from(rat) / self.width);
        row.iter().any(|&cell| {
            let (cx, cy) = (usize::from(cell) % self.width, usize::from(cell) / self.width);
            (cy == y && cx.abs_diff(x) <= 2) || (cx == x && cy.abs_diff(y) <= 2)
        })
    }
}

fn covered(rats: &[u16], row: [u16; 3]) -> usize {
    rats.iter().filter(|rat| row.contains(rat)).count()
}

/// RH-V2
fn worth(size: usize) -> i32 {
    match size {
        0 | 1 => 0,
        2 => 1,
        _ => 2,
    }
}
