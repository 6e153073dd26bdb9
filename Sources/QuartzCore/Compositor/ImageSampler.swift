/// Reads a picture's pixels for a layer that scales or turns it: between four pixels, of a copy half or a quarter as large if need be.
struct ImageSampler: RowSource {
    private let pixels: PixelBuffer
    private let across: AxisMap
    private let down: AxisMap
    /// Where the contents' top left corner is, in pixels of the canvas: whole ones, and the rest.
    private let corner: SIMD2<Double>
    private let rest: SIMD2<Double>
    /// Pixels of the canvas to points of the layer, without the move.
    private let inverse: CGAffineTransform
    /// Whether pixels are chosen, and not mixed.
    private let isNearest: Bool
    /// Whether the picture is so blurred that the nearest pixel is as good as a mixed one.
    private let isSoft: Bool

    /// - Returns: `nil` for a layer without area.
    init?(
        _ image: CGImage, _ caches: PaintCaches, _ properties: LayerProperties, _ rect: CGRect, _ own: CGAffineTransform,
        isSoft: Bool = false
    ) {
        self.isSoft = isSoft
        let determinant = own.a * own.d - own.b * own.c
        guard determinant != 0, determinant.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        let shown = properties.contentsRect
        let area = CGFloat(image.width) * shown.width * CGFloat(image.height) * shown.height
        let shrink = (area / (rect.width * rect.height * abs(determinant))).squareRoot()
        let filter = shrink > 1 ? properties.minificationFilter : properties.magnificationFilter
        isNearest = filter == .nearest
        let bias = filter == .trilinear ? Double(properties.minificationFilterBias) : 0
        let level = shrink >= 2 && !isNearest ? Int(max(0, log2(Double(shrink)) + bias)) : 0
        pixels = caches.pixels(of: image, level: min(level, 16))
        let center = properties.contentsCenter
        across = AxisMap(
            length: rect.width, pixels: image.width, part: (shown.minX, shown.width), scale: properties.contentsScale,
            center: (center.minX, center.width), reduced: pixels.width)
        down = AxisMap(
            length: rect.height, pixels: image.height, part: (shown.minY, shown.height), scale: properties.contentsScale,
            center: (center.minY, center.height), reduced: pixels.height)
        let spot = SIMD2(
            Double(own.a * rect.minX + own.c * rect.minY + own.tx), Double(own.b * rect.minX + own.d * rect.minY + own.ty))
        // On 1/256 of a pixel, as outlines are: what is moved by whole pixels looks the same.
        let snapped = (spot * 256 + 0.5).rounded(.down) / 256
        corner = snapped.rounded(.down)
        rest = snapped - corner
        inverse = CGAffineTransform(
            a: own.d / determinant, b: -own.b / determinant, c: -own.c / determinant, d: own.a / determinant, tx: 0, ty: 0)
        guard corner.x.magnitude < 1e9, corner.y.magnitude < 1e9 else { return nil }
    }

    /// Writes the pixels to draw at some places of a row.
    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ memory: inout SamplerMemory) {
        guard !range.isEmpty else { return }
        if isNearest { return readNearest(range, y, into: target) }
        if inverse.b == 0, inverse.c == 0 { return readUpright(range, y, into: target, &memory) }
        readTurned(range, y, into: target, &memory)
    }

    private func readNearest(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>) {
        let dy = Double(y) - corner.y + (0.5 - rest.y)
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            for x in 0..<range.count {
                let dx = Double(range.lowerBound + x) - corner.x + (0.5 - rest.x)
                let u = across.spot(dx * Double(inverse.a) + dy * Double(inverse.c)).nearest
                let v = down.spot(dx * Double(inverse.b) + dy * Double(inverse.d)).nearest
                target[x] = base[v * (pixels.bytesPerRow / 4) + u]
            }
        }
    }

    // MARK: - Upright

    /// Mixes two rows of the picture once, and then their neighbouring pixels.
    private func readUpright(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ memory: inout SamplerMemory) {
        let v = down.spot((Double(y) - corner.y + (0.5 - rest.y)) * Double(inverse.d))
        if memory.range != range { prepare(range, &memory) }
        let low = memory.columns.reduce(Int.max) { min($0, $1.first) }
        let high = memory.columns.reduce(0) { max($0, $1.second) }
        memory.mixed.withUnsafeMutableBufferPointer { mixed in
            pixels.withBytes { bytes in
                guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), let row = mixed.baseAddress else { return }
                let stride = pixels.bytesPerRow / 4
                PixelKernels.blend(
                    base + v.first * stride + low, base + v.second * stride + low, share: v.share, into: row + low, count: high - low + 1)
                memory.columns.withUnsafeBufferPointer { columns in
                    for index in 0..<columns.count {
                        let column = columns[index]
                        target[index] = PixelMath.blend(row[column.first], row[column.second], column.share)
                    }
                }
            }
        }
    }

    private func prepare(_ range: Range<Int>, _ memory: inout SamplerMemory) {
        memory.range = range
        memory.columns = range.map { across.spot((Double($0) - corner.x + (0.5 - rest.x)) * Double(inverse.a)) }
        if memory.mixed.count < pixels.width { memory.mixed = [UInt32](repeating: 0, count: pixels.width) }
    }

    // MARK: - Turned

    private func readTurned(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ memory: inout SamplerMemory) {
        let dy = Double(y) - corner.y + (0.5 - rest.y)
        let (a, b) = (Double(inverse.a), Double(inverse.b))
        let shiftX = dy * Double(inverse.c) + (0.5 - rest.x) * a
        let shiftY = dy * Double(inverse.d) + (0.5 - rest.x) * b
        let left = Int(corner.x)
        var start = range.lowerBound - left
        let end = range.upperBound - left
        var target = target
        memory.borders.removeAll(keepingCapacity: true)
        Self.addBorders(across.cuts, shiftX, a, start, end, &memory.borders)
        Self.addBorders(down.cuts, shiftY, b, start, end, &memory.borders)
        memory.borders.sort()
        memory.borders.append(end)
        for index in memory.borders.indices {
            let border = memory.borders[index]
            // The way is straight between two borders.
            let middle = Double(start + border) / 2
            guard let u = across.steps(around: middle * a + shiftX, from: shiftX, by: a),
                let v = down.steps(around: middle * b + shiftY, from: shiftY, by: b)
            else { return target.update(repeating: 0, count: end - start) }
            readEvenly(u, v, start, border - start, into: target, &memory)
            target += border - start
            start = border
        }
    }

    private static func readNearest(
        _ base: UnsafePointer<UInt32>, _ stride: Int, _ u: AxisSteps, _ v: AxisSteps, _ start: Int, _ count: Int,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        guard u.isFree(start, start + count), v.isFree(start, start + count) else {
            for x in 0..<count { target[x] = base[v.nearest(start &+ x) &* stride &+ u.nearest(start &+ x)] }
            return
        }
        let (across, down) = (u.way, v.way)
        var (left, top) = (across.start &+ start &* across.step, down.start &+ start &* down.step)
        for x in 0..<count {
            target[x] = base[(top >> 32) &* stride &+ (left >> 32)]
            left &+= across.step
            top &+= down.step
        }
    }

    /// Adds where a row comes from one stretch of the picture into another.
    private static func addBorders(
        _ cuts: (Double, Double)?, _ shift: Double, _ step: Double, _ start: Int, _ end: Int, _ borders: inout [Int]
    ) {
        guard let cuts, step != 0 else { return }
        for index in 0..<2 {
            let cut = index == 0 ? cuts.0 : cuts.1
            let place = ((cut - shift) / step).rounded(.up)
            if place > Double(start), place < Double(end) { borders.append(Int(place)) }
        }
    }

    /// Walks through the picture in a straight line.
    private func readEvenly(
        _ u: AxisSteps, _ v: AxisSteps, _ start: Int, _ count: Int, into target: UnsafeMutablePointer<UInt32>, _ memory: inout SamplerMemory
    ) {
        guard count > 0 else { return }
        let stride = pixels.bytesPerRow / 4
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            if isSoft { return Self.readNearest(base, stride, u, v, start, count, into: target) }
            memory.four.gather(base, stride, u, v, start, count)
            memory.four.mix(into: target, count: count)
        }
    }
}

/// What reading one picture row by row needs again in the next row.
struct SamplerMemory {
    /// The places that `columns` are for.
    var range = 0..<0
    var columns: [AxisMap.Spot] = []
    /// A row of the picture.
    var mixed: [UInt32] = []
    /// Four pixels for each of a row that is read between them.
    var four = PixelFours()
    /// Where a row changes from one stretch of the picture to another.
    var borders: [Int] = []
    /// A row of what is to be drawn.
    var row: [UInt32] = []
}
