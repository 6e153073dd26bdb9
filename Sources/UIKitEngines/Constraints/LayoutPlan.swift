/// The order in which variables are worked out: blocks, each of which needs only fixed variables and blocks before it.
struct LayoutPlan: Sendable {
    /// A few constraints, and the variables that they determine.
    enum Block: Sendable {
        /// A required equation with one unknown: the term of that.
        case equation(term: Int)
        /// Demands on one sum in which only one unknown is left: that unknown's term in the first of them, and the constraints by priority.
        case demands(term: Int, constraints: [Int])
        /// Nothing is said about the variable.
        case rest(variable: Int)
        /// What cannot be had one after the other.
        case core(LayoutCore)
        /// Belongs to a newer plan by now.
        case dead
    }

    var blocks: ContiguousArray<Block> = []
    /// By block: the term of an equation, or -1 for other blocks.
    private(set) var equations: ContiguousArray<Int32> = []
    var liveBlocks = 0
    /// One bit a block.
    private var dirty: ContiguousArray<UInt64> = []
    private(set) var isDirty = false
    private var firstDirtyWord = 0

    mutating func append(_ block: Block) {
        blocks.append(block)
        if case .equation(let term) = block { equations.append(Int32(term)) } else { equations.append(-1) }
        liveBlocks += 1
    }

    mutating func kill(_ block: Int) {
        if case .dead = blocks[block] { return }
        blocks[block] = .dead
        equations[block] = -1
        liveBlocks -= 1
    }

    /// - Returns: whether the plan was clean.
    mutating func mark(_ block: Int) -> Bool {
        if dirty.isEmpty { dirty = ContiguousArray(repeating: 0, count: (blocks.count + 63) / 64) }
        let word = block >> 6
        dirty[word] |= 1 << UInt64(block & 63)
        let wasDirty = isDirty
        firstDirtyWord = wasDirty ? min(firstDirtyWord, word) : word
        isDirty = true
        return !wasDirty
    }

    /// The first marked block, which then is not marked any more.
    mutating func takeFirstDirty() -> Int? {
        guard isDirty else { return nil }
        while firstDirtyWord < dirty.count {
            let word = dirty[firstDirtyWord]
            if word != 0 {
                dirty[firstDirtyWord] = word & (word - 1)
                return firstDirtyWord << 6 + word.trailingZeroBitCount
            }
            firstDirtyWord += 1
        }
        isDirty = false
        return nil
    }
}
