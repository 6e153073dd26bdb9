/// What painting needs from frame to frame, so that a frame allocates little.
final class PaintTools {
    let coverage: CoverageScratch
    let minified = MinifiedImages()
    /// The pixels under open veils, the innermost last.
    var saved: [UInt32] = []

    init(width: Int) {
        coverage = CoverageScratch(width: width)
    }
}
