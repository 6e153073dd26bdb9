import Synchronization

/// Where pixels lie. Large blocks come from the system and go back to it at once, a few aside that the next block of the same size takes:
/// lists draw the same cells again and again, and `malloc` would keep what they leave as holes between small objects.
enum PixelMemory {
    /// Smaller blocks are `malloc`'s, which is good at them.
    private static let threshold = 64 << 10
    /// The most that is kept for the next block, in bytes.
    static let keptLimit = 2 << 20

    /// Blocks that wait, by their size; as numbers, since pointers may not cross threads by themselves.
    private struct Kept: Sendable {
        var blocks: [Int: [UInt]] = [:]
        var byteCount = 0
    }

    private static let kept = Mutex(Kept())

    /// What one block may have at most, in bytes; the system's memory is the limit by default.
    @TaskLocal static var limit = Int.max

    /// Memory of `byteCount` bytes, aligned to 16; with `isZeroed`, all of them 0. `nil` where the system has none.
    static func allocate(byteCount: Int, isZeroed: Bool) -> UnsafeMutableRawPointer? {
        guard byteCount >= threshold else {
            // What `malloc` aligns by itself. A larger alignment asks glibc before 2.38 for memory that it never takes from what was
            // freed: labels drawn anew would grow the heap with every row of a list.
            let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
            if isZeroed { block.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
            return block
        }
        if let block = takeKept(byteCount) {
            if isZeroed { block.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
            return block
        }
        // Fresh pages are 0 already.
        guard byteCount <= limit, let block = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            block != MAP_FAILED
        else {
            return nil
        }
        // Where the system has large pages, the first touch of a whole screen costs an eighth.
        if byteCount >= 4 << 20 { madvise(block, byteCount, MADV_HUGEPAGE) }
        return block
    }

    /// Gives back what ``allocate(byteCount:isZeroed:)`` gave.
    static func deallocate(_ block: UnsafeMutableRawPointer, byteCount: Int) {
        guard byteCount >= threshold else { return block.deallocate() }
        guard byteCount <= keptLimit else { return release([UInt(bitPattern: block)], byteCount) }
        kept.withLock { kept in
            // Blocks of sizes that nobody asks for any more must not fill the place for good.
            if kept.byteCount + byteCount > keptLimit {
                for (size, blocks) in kept.blocks { release(blocks, size) }
                kept = Kept()
            }
            kept.byteCount += byteCount
            kept.blocks[byteCount, default: []].append(UInt(bitPattern: block))
        }
    }

    private static func release(_ blocks: [UInt], _ byteCount: Int) {
        for block in blocks { munmap(UnsafeMutableRawPointer(bitPattern: block), byteCount) }
    }

    private static func takeKept(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let address = kept.withLock { kept -> UInt? in
            guard let address = kept.blocks[byteCount]?.popLast() else { return nil }
            kept.byteCount -= byteCount
            return address
        }
        return address.flatMap(UnsafeMutableRawPointer.init(bitPattern:))
    }
}
