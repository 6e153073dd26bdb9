/// The insertion or removal of a segment, which moves the others.
enum SegmentSlide {
    /// A segment was inserted at an index.
    case insertion(Int)
    /// The segment at an index was removed.
    case removal(Int)

    /// Returns whether this is the only change between two layouts.
    func fits(_ before: Int, _ after: Int) -> Bool {
        switch self {
        case .insertion: before > 0 && after == before + 1
        case .removal: after > 0 && after == before - 1
        }
    }

    /// Returns the start frames of the present segments for the animation, from the former frames. An inserted
    /// segment grows between its neighbours.
    func starts(_ before: [CGRect]) -> [CGRect] {
        var starts = before
        switch self {
        case .removal(let index): starts.remove(at: index)
        case .insertion(let index):
            let edge = index < before.count ? before[index] : before[before.count - 1]
            let isMirrored = before.count > 1 && before[0].minX > before[1].minX
            let x = (index < before.count) != isMirrored ? edge.minX : edge.maxX
            starts.insert(CGRect(x: x, y: edge.minY, width: 0, height: edge.height), at: index)
        }
        return starts
    }
}
