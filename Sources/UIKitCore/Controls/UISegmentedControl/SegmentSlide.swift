/// The animated insertion or removal of a segment.
enum SegmentSlide {
    /// A segment was inserted at an index.
    case insertion(Int)
    /// The segment at an index was removed.
    case removal(Int)

    /// Returns whether the numbers of segments before and after differ by this change only.
    func fits(_ before: Int, _ after: Int) -> Bool {
        switch self {
        case .insertion: before > 0 && after == before + 1
        case .removal: after > 0 && after == before - 1
        }
    }

    /// Returns the frames of the segments at the start of the animation, computed from the former frames. An inserted
    /// segment starts with a width of zero.
    func initialFrames(_ before: [CGRect]) -> [CGRect] {
        var frames = before
        switch self {
        case .removal(let index): frames.remove(at: index)
        case .insertion(let index):
            let edge = index < before.count ? before[index] : before[before.count - 1]
            let isMirrored = before.count > 1 && before[0].minX > before[1].minX
            let x = (index < before.count) != isMirrored ? edge.minX : edge.maxX
            frames.insert(CGRect(x: x, y: edge.minY, width: 0, height: edge.height), at: index)
        }
        return frames
    }
}
