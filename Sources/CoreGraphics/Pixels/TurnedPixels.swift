/// Reads rows through a picture that is turned: for each pixel the four that it lies between are fetched, and mixed eight at a time.
package struct TurnedPixels {
    /// Pairs of neighbours in one row, and then those below them.
    private var pairs: [UInt64] = []

    package init() {}

    /// Writes `count` pixels, read along two ways through the rows that begin at `base`, `stride` pixels apart.
    package mutating func read(
        _ base: UnsafePointer<UInt32>, stride: Int, _ across: PixelWay, _ down: PixelWay, count: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        let free = across.free(count).clamped(to: down.free(count))
        guard PixelKernels.usesVectors, free.count >= 8 else {
            return Self.readOneByOne(base, stride, across, down, 0..<count, target)
        }
        Self.readOneByOne(base, stride, across, down, 0..<free.lowerBound, target)
        Self.readOneByOne(base, stride, across, down, free.upperBound..<count, target)
        let size = (free.count + 7) & ~7
        if pairs.count < 2 * size { pairs = [UInt64](repeating: 0, count: 2 * size) }
        let (across, down) = (across.advanced(by: free.lowerBound), down.advanced(by: free.lowerBound))
        pairs.withUnsafeMutableBufferPointer { pairs in
            guard let upper = pairs.baseAddress else { return }
            let lower = upper + size
            Self.fetch(base, stride, across, down, free.count, upper, lower)
            PixelKernels.mixPairs(upper, lower, across, down, into: target + free.lowerBound, count: free.count)
        }
    }

    private static func fetch(
        _ base: UnsafePointer<UInt32>, _ stride: Int, _ across: PixelWay, _ down: PixelWay, _ count: Int,
        _ upper: UnsafeMutablePointer<UInt64>, _ lower: UnsafeMutablePointer<UInt64>
    ) {
        var (left, top) = (across.start, down.start)
        for x in 0..<count {
            let place = UnsafeRawPointer(base + ((top >> 32) &* stride &+ (left >> 32)))
            upper[x] = place.loadUnaligned(as: UInt64.self)
            lower[x] = (place + stride &* 4).loadUnaligned(as: UInt64.self)
            left &+= across.step
            top &+= down.step
        }
    }

    private static func readOneByOne(
        _ base: UnsafePointer<UInt32>, _ stride: Int, _ across: PixelWay, _ down: PixelWay, _ range: Range<Int>,
        _ target: UnsafeMutablePointer<UInt32>
    ) {
        for x in range {
            let (u, v) = (across.spot(x), down.spot(x))
            let (upper, lower) = (base + v.first &* stride, base + v.second &* stride)
            let left = PixelMath.blend(upper[u.first], lower[u.first], v.share)
            let right = PixelMath.blend(upper[u.second], lower[u.second], v.share)
            target[x] = PixelMath.blend(left, right, u.share)
        }
    }
}

extension PixelKernels {
    /// Mixes four pixels each: pairs of neighbours with those below them, and then each pair, by the parts of the places on two ways.
    static func mixPairs(
        _ upper: UnsafePointer<UInt64>, _ lower: UnsafePointer<UInt64>, _ across: PixelWay, _ down: PixelWay,
        into target: UnsafeMutablePointer<UInt32>, count: Int
    ) {
        let (stepX, stepY) = (UInt32(truncatingIfNeeded: across.step), UInt32(truncatingIfNeeded: down.step))
        var left = Pixels(repeating: UInt32(truncatingIfNeeded: across.start)) &+ Pixels(0, 1, 2, 3, 4, 5, 6, 7) &* stepX
        var top = Pixels(repeating: UInt32(truncatingIfNeeded: down.start)) &+ Pixels(0, 0, 1, 1, 2, 2, 3, 3) &* stepY
        let (eight, four) = (Pixels(repeating: 8 &* stepX), Pixels(repeating: 4 &* stepY))
        for x in stride(from: 0, to: count, by: 8) {
            let next = top &+ four
            let (a, b) = (load(upper + x), load(upper + x + 4))
            let (c, d) = (load(lower + x), load(lower + x + 4))
            var mixed = Pixels.zero
            if (a | b | c | d) != .zero {
                let (one, other) = (Self.mixed(a, c, top &>> 24), Self.mixed(b, d, next &>> 24))
                mixed = Self.mixed(
                    Pixels(lowHalf: one.evenHalf, highHalf: other.evenHalf), Pixels(lowHalf: one.oddHalf, highHalf: other.oddHalf),
                    left &>> 24)
            }
            if x + 8 <= count {
                store(mixed, target + x)
            } else {
                for lane in 0..<count - x { target[x + lane] = mixed[lane] }
            }
            left &+= eight
            top = next &+ four
        }
    }

    /// From each pixel to another, 0…255 of 256 of the way.
    @inline(__always) private static func mixed(_ one: Pixels, _ other: Pixels, _ share: Pixels) -> Pixels {
        let part = lanes(share | share &<< 16)
        // The differences may be negative: what is added wraps around, and the sum is right again.
        let low = (lanes(one & mask) &<< 8 &+ (lanes(other & mask) &- lanes(one & mask)) &* part) &>> 8
        let high = lanes(one & ~mask) &+ ((lanes(other) &>> 8) &- (lanes(one) &>> 8)) &* part
        return pixels(low) | pixels(high) & ~mask
    }

    @inline(__always) private static func load(_ pointer: UnsafePointer<UInt64>) -> Pixels {
        UnsafeRawPointer(pointer).loadUnaligned(as: Pixels.self)
    }
}
