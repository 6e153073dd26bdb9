/// What one segment that comes or goes does to the places of the others.
enum SegmentSlide {
    /// A segment came at an index.
    case insertion(Int)
    /// The segment of an index went.
    case removal(Int)

    /// Whether it is all that happened between two layouts.
    func fits(_ before: Int, _ after: Int) -> Bool {
        switch self {
        case .insertion: before > 0 && after == before + 1
        case .removal: after > 0 && after == before - 1
        }
    }

    /// Where each segment that is there now begins its way, by where those of before stood: what comes grows between its neighbours.
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
