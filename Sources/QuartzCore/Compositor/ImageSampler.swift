/// Samples an image for a layer that scales or rotates it: the nearest pixels, or bilinear interpolation in a mipmap
/// level.
struct ImageSampler: RowSource {
    private let pixels: PixelBuffer
    private let map: ContentsMap
    /// Whether the nearest pixel is used instead of interpolation.
    private let isNearest: Bool

    /// - Returns: `nil` for a layer without area.
    init?(_ image: CGImage, _ caches: PaintCaches, _ properties: LayerProperties, _ rect: CGRect, _ transform: CGAffineTransform) {
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite, rect.width > 0, rect.height > 0 else { return nil }
        let visibleRect = properties.contentsRect
        let area = CGFloat(image.width) * visibleRect.width * CGFloat(image.height) * visibleRect.height
        let minification = (area / (rect.width * rect.height * abs(determinant))).squareRoot()
        let filter = minification > 1 ? properties.minificationFilter : properties.magnificationFilter
        isNearest = filter == .nearest
        let bias = filter == .trilinear ? Double(properties.minificationFilterBias) : 0
        let level = minification >= 2 && !isNearest ? Int(min(16, max(0, log2(Double(minification)) + bias))) : 0
        pixels = caches.pixels(of: image, level: level)
        guard let map = ContentsMap(image, reduced: (pixels.width, pixels.height), properties, rect, transform) else { return nil }
        self.map = map
    }

    /// Writes the pixels of a range of a row.
    func read(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        guard !range.isEmpty else { return }
        if isNearest { return readNearest(range, y, into: target) }
        if map.isUpright { return readUpright(range, y, into: target, &state) }
        readTransformed(range, y, into: target, &state)
    }

    private func readNearest(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>) {
        let (dy, inverse) = (map.dy(y), map.inverse)
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            for x in 0..<range.count {
                let dx = map.dx(range.lowerBound + x)
                let u = map.horizontal.sample(dx * Double(inverse.a) + dy * Double(inverse.c)).nearest
                let v = map.vertical.sample(dx * Double(inverse.b) + dy * Double(inverse.d)).nearest
                target[x] = base[v * (pixels.bytesPerRow / 4) + u]
            }
        }
    }

    // MARK: - Upright

    /// Interpolates two rows of the image once, and then interpolates between neighbouring pixels.
    private func readUpright(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        let v = map.vertical.sample(map.dy(y) * Double(map.inverse.d))
        if state.range != range { prepare(range, &state) }
        let low = state.columns.reduce(Int.max) { min($0, $1.first) }
        let high = state.columns.reduce(0) { max($0, $1.second) }
        state.interpolatedRow.withUnsafeMutableBufferPointer { mixed in
            pixels.withBytes { bytes in
                guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), let row = mixed.baseAddress else { return }
                let stride = pixels.bytesPerRow / 4
                PixelKernels.blend(
                    base + v.first * stride + low, base + v.second * stride + low, weight: v.weight, into: row + low, count: high - low + 1)
                state.columns.withUnsafeBufferPointer { columns in
                    for index in 0..<columns.count {
                        let column = columns[index]
                        target[index] = PixelMath.blend(row[column.first], row[column.second], column.weight)
                    }
                }
            }
        }
    }

    private func prepare(_ range: Range<Int>, _ state: inout SamplerState) {
        state.range = range
        state.columns = range.map { map.horizontal.sample(map.dx($0) * Double(map.inverse.a)) }
        if state.interpolatedRow.count < pixels.width { state.interpolatedRow = [UInt32](repeating: 0, count: pixels.width) }
    }

    // MARK: - Rotated or skewed

    private func readTransformed(_ range: Range<Int>, _ y: Int, into target: UnsafeMutablePointer<UInt32>, _ state: inout SamplerState) {
        let left = Int(map.corner.x)
        let stride = pixels.bytesPerRow / 4
        var boundaries = state.segmentBoundaries
        state.segmentBoundaries = []
        pixels.withBytes { bytes in
            guard let base = bytes.baseAddress?.assumingMemoryBound(to: UInt32.self) else { return }
            let start = range.lowerBound - left
            let isComplete = map.forEachLinearRun(start..<range.upperBound - left, y, &boundaries) { across, down, run in
                RotatedPixels.read(base, stride: stride, across, down, count: run.count, into: target + (run.lowerBound - start))
            }
            if !isComplete { target.update(repeating: 0, count: range.count) }
        }
        state.segmentBoundaries = boundaries
    }
}

/// The state that is shared by successive rows of one image.
struct SamplerState {
    /// The pixels that `columns` describes.
    var range = 0..<0
    var columns: [AxisMap.LinearSample] = []
    /// A row of the image, interpolated vertically.
    var interpolatedRow: [UInt32] = []
    /// The positions at which a row crosses from one segment of the ``AxisMap`` into another.
    var segmentBoundaries: [Int] = []
}
