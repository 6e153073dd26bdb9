import Synchronization

/// An allocator for pixels. Large blocks are mapped by the system. When they are released, a few are cached and the
/// others are unmapped.
///
/// Lists repeatedly draw cells of the same size, which reuse the cached blocks. With `malloc`, freed blocks would
/// remain as gaps between small objects.
enum PixelMemory {
    /// The minimum size of mapped blocks, in bytes. Smaller blocks use `malloc`.
    private static let threshold = 64 << 10
    /// The maximum size of all cached blocks, in bytes.
    static let cacheLimit = 2 << 20

    /// The cached blocks by size. The addresses are numbers, because pointers are not sendable.
    private struct CachedBlocks: Sendable {
        var blocks: [Int: [UInt]] = [:]
        var byteCount = 0
    }

    private static let cached = Mutex(CachedBlocks())

    /// The maximum size of one block, in bytes; by default only the system's memory is the limit.
    @TaskLocal static var limit = Int.max

    /// Allocates memory, aligned to 16 bytes, and zeroed if requested. Returns `nil` if the system has no memory.
    static func allocate(byteCount: Int, isZeroed: Bool) -> UnsafeMutableRawPointer? {
        guard byteCount >= threshold else {
            // The default alignment of `malloc`. With larger alignments, glibc before 2.38 does not reuse freed
            // memory: redrawn labels would grow the heap with every row of a list.
            let block = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
            if isZeroed { block.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
            return block
        }
        if let block = popCachedBlock(byteCount) {
            if isZeroed { block.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
            return block
        }
        // New pages are zeroed.
        guard byteCount <= limit, let block = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            block != MAP_FAILED
        else {
            return nil
        }
        // With huge pages, the first access to a screen's memory takes an eighth of the time.
        if byteCount >= 4 << 20 { madvise(block, byteCount, MADV_HUGEPAGE) }
        return block
    }

    /// Releases memory of ``allocate(byteCount:isZeroed:)``.
    static func deallocate(_ block: UnsafeMutableRawPointer, byteCount: Int) {
        guard byteCount >= threshold else { return block.deallocate() }
        guard byteCount <= cacheLimit else { return release([UInt(bitPattern: block)], byteCount) }
        cached.withLock { cached in
            // The cache is emptied when it is full, because it may contain blocks of sizes that are no longer
            // requested.
            if cached.byteCount + byteCount > cacheLimit {
                for (size, blocks) in cached.blocks { release(blocks, size) }
                cached = CachedBlocks()
            }
            cached.byteCount += byteCount
            cached.blocks[byteCount, default: []].append(UInt(bitPattern: block))
        }
    }

    private static func release(_ blocks: [UInt], _ byteCount: Int) {
        for block in blocks { munmap(UnsafeMutableRawPointer(bitPattern: block), byteCount) }
    }

    private static func popCachedBlock(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let address = cached.withLock { cached -> UInt? in
            guard let address = cached.blocks[byteCount]?.popLast() else { return nil }
            cached.byteCount -= byteCount
            return address
        }
        return address.flatMap(UnsafeMutableRawPointer.init(bitPattern:))
    }
}
