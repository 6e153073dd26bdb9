/// The order in which variables are computed: blocks, each of which depends only on fixed variables and earlier
/// blocks.
struct LayoutPlan: Sendable {
    /// A few constraints, and the variables that they determine.
    enum Block: Sendable {
        /// A required equation with one unknown. `term` is the unknown's term.
        case equation(term: Int)
        /// Demands on the same sum, which has one unknown: the unknown's term in the first demand, and the
        /// constraints by priority.
        case demands(term: Int, constraints: [Int])
        /// A variable without constraints.
        case free(variable: Int)
        /// Constraints that cannot be solved one after the other.
        case core(LayoutCore)
        /// A block that a newer plan replaced.
        case obsolete
    }

    var blocks: ContiguousArray<Block> = []
    /// The term of each block's equation, or -1 for other blocks.
    private(set) var equations: ContiguousArray<Int32> = []
    var liveBlocks = 0
    /// The dirty blocks, one bit each.
    private var dirty: ContiguousArray<UInt64> = []
    private(set) var isDirty = false
    private var firstDirtyWord = 0

    mutating func append(_ block: Block) {
        blocks.append(block)
        if case .equation(let term) = block { equations.append(Int32(term)) } else { equations.append(-1) }
        liveBlocks += 1
    }

    mutating func invalidate(_ block: Int) {
        if case .obsolete = blocks[block] { return }
        blocks[block] = .obsolete
        equations[block] = -1
        liveBlocks -= 1
    }

    /// Marks a block as dirty.
    ///
    /// - Returns: Whether the plan was clean before.
    mutating func mark(_ block: Int) -> Bool {
        if dirty.isEmpty { dirty = ContiguousArray(repeating: 0, count: (blocks.count + 63) / 64) }
        let word = block >> 6
        dirty[word] |= 1 << UInt64(block & 63)
        let wasDirty = isDirty
        firstDirtyWord = wasDirty ? min(firstDirtyWord, word) : word
        isDirty = true
        return !wasDirty
    }

    /// Removes and returns the first dirty block.
    mutating func dequeueFirstDirty() -> Int? {
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
