/// Maps points of a layer's contents to pixels of the image along one axis.
///
/// The map has one linear segment, or three if `contentsCenter` makes the image stretchable: a cap at each end and a
/// middle.
struct AxisMap {
    /// Two neighbouring pixels and the weight of the second pixel, 0…256.
    struct LinearSample {
        let first: Int
        let second: Int
        let weight: UInt32

        var nearest: Int { weight >= 128 ? second : first }
    }

    /// A linear segment: its ends in points, the pixel at its start, and its slope in pixels per point.
    private struct Segment {
        var begin = 0.0
        var end = 0.0
        var pixel = 0.0
        var slope = 0.0
    }

    private var head = Segment()
    private var middle = Segment()
    private var tail = Segment()
    private let lowestPixel: Double
    private let highestPixel: Double
    private let last: Int

    /// - Parameters:
    ///   - length: The length of the contents, in points.
    ///   - pixels: The length of the image, in pixels.
    ///   - part: The visible part of the image, in the unit interval.
    ///   - scale: The pixels of the image per point.
    ///   - center: The stretchable part, in the unit interval of the visible part.
    ///   - reduced: The length of the downsampled copy that is read, in pixels.
    init(
        length: CGFloat, pixels: Int, part: (start: CGFloat, size: CGFloat), scale: CGFloat, center: (start: CGFloat, size: CGFloat),
        reduced: Int
    ) {
        let ratio = Double(reduced) / Double(pixels)
        let start = Double(part.start) * Double(reduced)
        let visibleLength = Double(part.size) * Double(reduced)
        let length = Double(length)
        let cuts = (Double(center.start) * visibleLength, Double(center.start + center.size) * visibleLength)
        let perPoint = Double(max(scale, 0.01)) * ratio
        var caps = (cuts.0 / perPoint, max(0, visibleLength - cuts.1) / perPoint)
        // If both caps together are too long, both are compressed by the same factor, and the middle is empty.
        let compression = caps.0 + caps.1 > length ? length / (caps.0 + caps.1) : 1
        caps = (caps.0 * compression, caps.1 * compression)
        head = Self.segment(0, caps.0, start, start + cuts.0)
        middle = Self.segment(caps.0, length - caps.1, start + cuts.0, start + cuts.1)
        tail = Self.segment(length - caps.1, length, start + cuts.1, start + visibleLength)
        lowestPixel = min(max(0, start.rounded(.down)), Double(reduced - 1))
        highestPixel = max(lowestPixel, min(Double(reduced), (start + visibleLength).rounded(.up)) - 1)
        last = Int(highestPixel)
    }

    private static func segment(_ begin: Double, _ end: Double, _ from: Double, _ to: Double) -> Segment {
        Segment(begin: begin, end: end, pixel: from - 0.5, slope: end > begin ? (to - from) / (end - begin) : 0)
    }

    /// - Parameter point: The distance from the start of the contents, in points.
    @inline(__always) func sample(_ point: Double) -> LinearSample {
        let segment = point < head.end ? head : point < middle.end || tail.end <= tail.begin ? middle : tail
        // The order of `min` and `max` maps NaN to the lowest pixel.
        let pixel = min(highestPixel, max(lowestPixel, segment.pixel + (point - segment.begin) * segment.slope))
        let first = Int(pixel)
        return LinearSample(first: first, second: min(first + 1, last), weight: UInt32((pixel - Double(first)) * 256))
    }
}

extension AxisMap {
    /// The ends of the middle segment, in points; `nil` if the map has only one segment.
    var cuts: (Double, Double)? { head.end <= head.begin && tail.end <= tail.begin ? nil : (head.end, tail.begin) }

    /// Returns the sampling positions within the segment that contains a point.
    ///
    /// - Parameters:
    ///   - middle: A point of the segment.
    ///   - point: The position of the first sample, in points.
    ///   - size: The distance between two samples, in points.
    /// - Returns: `nil` if the positions are out of range.
    func pixelStride(around middle: Double, from point: Double, by size: Double) -> PixelStride? {
        let segment = middle < head.end ? head : middle < self.middle.end || tail.end <= tail.begin ? self.middle : tail
        return PixelStride(
            from: segment.pixel + (point - segment.begin) * segment.slope, by: size * segment.slope, first: Int(lowestPixel), last: last)
    }
}
